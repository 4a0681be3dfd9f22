import styled from "styled-components";
import { Picture } from "../elements/picture";

/** A picture across the window. */
export const Panorama = styled(Picture)`
  aspect-ratio: 21 / 9;
`;
