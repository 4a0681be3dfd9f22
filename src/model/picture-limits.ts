/** Above these a photo was exported by mistake, and the build becomes slow. */
export const LARGEST_MB = 20;
export const LARGEST_MEGAPIXELS = 100;
