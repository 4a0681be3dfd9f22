import styled from "styled-components";

/**
 * Text that is read from left to right in every language, such as a telephone number, a price or hours. A browser
 * that translates the page into Arabic or Hebrew would turn its parts round.
 */
export const Ltr = styled.bdi.attrs({ dir: "ltr" })``;
