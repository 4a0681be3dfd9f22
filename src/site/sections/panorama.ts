import styled from "styled-components";
import { Picture } from "../features/picture/picture";

/** A picture across the whole width of the page. */
export const Panorama = styled(Picture)`
  aspect-ratio: 21 / 9;
`;
