import type { ReactNode } from "react";

/** Formats by name, JPEG first: Safari on a Mac then gives an iPhone's pictures as JPEG by itself. */
const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif";

type FileInputProps = {
  className: string;
  children: ReactNode;
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** A button that lets somebody choose pictures from the device, or take one with it. */
export const FileInput = ({ className, children, isMultiple, onFiles }: FileInputProps) => (
  <label className={className}>
    <input
      type="file"
      className="hide"
      accept={ACCEPTED}
      multiple={isMultiple}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // The same file may be chosen again.
        target.value = "";
        if (files.length > 0) onFiles(files);
      }}
    />
    {children}
  </label>
);
