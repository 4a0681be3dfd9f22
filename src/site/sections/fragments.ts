import { graphql } from "gatsby";

/** Fragments shared by sections: texts that may be in another language, hours of days that can be booked and of all days, what trips are on each day, for how many a trip is and on which of several boats, and pictures. These are 400, 800 and 1600 pixels wide, wide ones 600 to 2400. */
export const fragments = graphql`
  fragment Written on WrittenText {
    text
    language
    languageName
  }

  fragment PictureDetails on Picture {
    description(language: $language) {
      ...Written
    }
    focus {
      x
      y
    }
    isSample
  }

  fragment Photo on Picture {
    ...PictureDetails
    file {
      childImageSharp {
        gatsbyImageData(
          width: 1600
          outputPixelDensities: [0.25, 0.5, 1]
          formats: [AUTO, AVIF]
          placeholder: NONE
          quality: 70
          avifOptions: { quality: 50 }
        )
      }
    }
  }

  fragment OtherHours on Prices {
    hours {
      daysInWords(language: $language)
      start
      end
      trip {
        jsonId
      }
    }
  }

  fragment HoursByDay on Prices {
    hoursByDay: hours(all: true) {
      from
      to
      start
      end
      trip {
        jsonId
      }
    }
  }

  fragment TripBoat on Trip {
    guests
    boatName
  }

  fragment WidePhoto on Picture {
    ...PictureDetails
    file {
      childImageSharp {
        gatsbyImageData(
          width: 2400
          outputPixelDensities: [0.25, 0.5, 1]
          formats: [AUTO, AVIF]
          placeholder: NONE
          quality: 70
          avifOptions: { quality: 50 }
        )
      }
    }
  }
`;
