import styled from "styled-components";
import { Picture } from "../features/picture/picture";

export const Panorama = styled(Picture)`
  aspect-ratio: 21 / 9;
`;
