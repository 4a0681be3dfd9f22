import type { Elements } from "../ui/children";

/** JPEG first: Safari on a Mac then converts an iPhone's HEIC pictures to JPEG. */
const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif";

type FileInputProps = {
  className: string;
  children: Elements;
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
};

export const FileInput = ({ className, children, isMultiple, onFiles }: FileInputProps) => (
  <label className={className}>
    <input
      type="file"
      className="hide"
      accept={ACCEPTED}
      multiple={isMultiple}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // Without this, choosing the same file again fires no change event.
        target.value = "";
        if (files.length > 0) onFiles(files);
      }}
    />
    {children}
  </label>
);
