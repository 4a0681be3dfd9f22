export const speedUpAvif: () => void;
export const skipFilesWithoutQueries: () => void;
