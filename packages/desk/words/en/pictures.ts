import type { DeskWords } from "../es";

const count = (number: number) => (number === 1 ? "1 picture" : `${number} pictures`);

export const pictures: DeskWords["pictures"] = {
  megabytes: (bytes) =>
    bytes < 95_000
      ? `${Math.max(1, Math.round(bytes / 1000))} KB`
      : `${(bytes / 1e6).toLocaleString("en-GB", { maximumFractionDigits: bytes < 10e6 ? 1 : 0 })} MB`,
  pixels: (width, height) => `${width} × ${height}`,
  nextUndescribed: (number) => `Next photo without a description (${number})`,
  none: "There is no picture yet.",
  lost: "This picture is not there, or cannot be read. Choose another.",
  choose: "Choose a picture",
  change: "Change the picture",
  chooseOther: "Choose another",
  point: "What must not be lost",
  pointHelp: "Press what must not be lost in the picture.",
  pointKeys: "Arrow keys work, too; with Shift, by ten.",
  horizontal: "Horizontal",
  vertical: "Vertical",
  fromLeft: (percent) => `${percent}% from the left`,
  fromTop: (percent) => `${percent}% from the top`,
  centre: "Centre",
  crops: "How it is cropped",
  wasWithoutPoint: "Before: no point, cropped around the middle.",
  wasPoint: (x, y) => `Before: the point at ${x}% from the left and ${y}% from the top.`,
  wasOther: (name) => `Before: the picture “${name}”.`,
  wasNone: "Before: no picture.",
  fromComputer: "From the computer or the phone",
  drop: "Or drag it here, or paste it.",
  dropNow: "Let go: its place is marked.",
  dropWhere:
    "Pictures are dropped or pasted in their place: in a picture’s field, in a list of pictures, or in “Pictures”.",
  library: "Those that are here",
  search: "Search by name or description",
  noneFound: "No picture has such a name or description.",
  unused: "Not used",
  current: "The one of now",
  waiting: "It waits its turn.",
  preparing: "Preparing the picture…",
  weighs: (size) => `It weighs ${size}. We bring it down to what the site needs.`,
  progress: (name) => `Preparing “${name}”`,
  ready: "Ready",
  made: (from, to) => `From ${from} to ${to}.`,
  kept: (size) => `It weighs ${size}.`,
  describe: "Now say what it shows.",
  describeFirst: "Say what they show",
  known: (name) => `That picture was here already: it is “${name}”.`,
  small: (width, height, needed) =>
    `It has only ${width} × ${height} pixels, and will look blurred on the site. Better one that is ${needed} wide or more.`,
  refused: (name) => `“${name}” cannot be used.`,
  refusals: {
    empty: "The file is empty. Find the original picture and choose it again.",
    unreadable:
      "It could not be read. If it is in the cloud, download it first and choose it again.",
    offline: "There is no connection to prepare it. Choose it again when it is back.",
    heic: "This picture is in the iPhone’s format (HEIC), which browsers do not show. Export it as JPEG and upload it again.",
    drawing: "It is a drawing (SVG), not a picture. Choose a JPEG, PNG, WebP or AVIF picture.",
    video: "It is a video. Choose a picture, or take a still from the video.",
    other: "It is no picture that can be read. Choose a JPEG, PNG, WebP or AVIF picture.",
    damaged:
      "The picture is damaged, or a part of it is missing. Find the original and choose it again.",
    "too-large": "It is too large: more than 100 megapixels. Save it smaller and choose it again.",
  },
  add: "Add pictures",
  addHelp: "They are kept to be used later. The site does not change.",
  adding: "Pictures being added",
  dismiss: "Remove the notice",
  total: (number, unused) =>
    unused === 0 ? `${count(number)}.` : `${count(number)}, ${unused} not used.`,
  filter: "Which pictures",
  usedIn: "Seen in",
  isNew: "New",
  deleteNamed: (name) => `Delete the picture “${name}”`,
  deleted: "Deleted",
  restoreNamed: (name) => `Bring back the picture “${name}”`,
};
