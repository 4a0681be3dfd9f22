import styled from "styled-components";
import { Picture, type PictureData } from "../features/picture/picture";
import { ContactList } from "../features/contact/contact-list";
import { useMessages } from "../features/language/use-messages";
import { media } from "../style/media";

const Photo = styled(Picture)`
  display: none;
  aspect-ratio: 3 / 2;
  ${media.large} {
    display: block;
    margin-top: var(--s6);
  }
`;

export const ContactDetails = ({ picture }: { picture: PictureData }) => {
  const t = useMessages();
  return (
    <div>
      <ContactList
        notes={{
          phone: t("contact:phone"),
          email: t("contact:email"),
          whatsapp: t("contact:whatsapp"),
        }}
      />
      <Photo picture={picture} sizes="40vw" />
    </div>
  );
};
