export const Rose = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <path
      d="M28.14,3.21L28.37,2.03M31.81,5.15L32.57,3.31M35.78,6.37L36.44,5.38M41.63,12.22L42.62,11.56M42.85,16.19L44.69,15.43M44.79,19.86L45.97,19.63M44.79,28.14L45.97,28.37M42.85,31.81L44.69,32.57M41.63,35.78L42.62,36.44M35.78,41.63L36.44,42.62M31.81,42.85L32.57,44.69M28.14,44.79L28.37,45.97M19.86,44.79L19.63,45.97M16.19,42.85L15.43,44.69M12.22,41.63L11.56,42.62M6.37,35.78L5.38,36.44M5.15,31.81L3.31,32.57M3.21,28.14L2.03,28.37M3.21,19.86L2.03,19.63M5.15,16.19L3.31,15.43M6.37,12.22L5.38,11.56M12.22,6.37L11.56,5.38M16.19,5.15L15.43,3.31M19.86,3.21L19.63,2.03"
      strokeWidth=".8"
    />
    <circle cx="24" cy="24" r="22.4" strokeWidth=".9" />
    <path d="M24 24L24,19.8L34.96,13.04Z" strokeWidth=".8" />
    <path d="M24 24L28.2,24L34.96,13.04Z" strokeWidth=".8" />
    <path d="M24 24L28.2,24L34.96,34.96Z" strokeWidth=".8" />
    <path d="M24 24L24,28.2L34.96,34.96Z" strokeWidth=".8" />
    <path d="M24 24L19.8,24L13.04,13.04Z" strokeWidth=".8" />
    <path d="M24 24L24,19.8L13.04,13.04Z" strokeWidth=".8" />
    <path
      d="M24 24L24,29.2L9.86,38.14ZM24 24L18.8,24L9.86,38.14Z"
      fill="var(--mark-light)"
      stroke="var(--mark-light)"
      strokeWidth=".8"
    />
    <path d="M24 24L20.75,20.75L24,3.5Z" fill="var(--mark-ground)" strokeWidth=".9" />
    <path d="M24 24L27.25,20.75L24,3.5Z" fill="currentColor" strokeWidth=".9" />
    <path d="M24 24L27.25,20.75L44.5,24Z" fill="var(--mark-ground)" strokeWidth=".9" />
    <path d="M24 24L27.25,27.25L44.5,24Z" fill="currentColor" strokeWidth=".9" />
    <path d="M24 24L27.25,27.25L24,44.5Z" fill="var(--mark-ground)" strokeWidth=".9" />
    <path d="M24 24L20.75,27.25L24,44.5Z" fill="currentColor" strokeWidth=".9" />
    <path d="M24 24L20.75,27.25L3.5,24Z" fill="var(--mark-ground)" strokeWidth=".9" />
    <path d="M24 24L20.75,20.75L3.5,24Z" fill="currentColor" strokeWidth=".9" />
  </svg>
);
