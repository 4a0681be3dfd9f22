export { deskTokens } from "../build/tokens";
export { homeSettings, writeDesk } from "../build/write-desk";
export { FORM_WIDTH, writePictures } from "../build/write-pictures";
