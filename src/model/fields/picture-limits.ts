/** Above these a photo was exported by mistake, and the build becomes slow. */
export const LARGEST_MB = 20;
export const LARGEST_MEGAPIXELS = 100;

/** The width, in pixels, at which the site shows its pictures on a large screen. */
export const SHOWN_WIDTH = 1600;
