import { IconFileUpload } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './FilesField.module.css';

interface FilesFieldProps {
  readonly label: ReactNode;
  readonly chosen?: ReactNode;
  readonly note: string;
  readonly accept: string;
  readonly error: string | null | undefined;
  readonly multiple?: boolean;
  readonly onChosen: (first: File, all: readonly File[]) => void;
}

export function FilesField({ label, chosen, note, accept, error = null, multiple = false, onChosen }: FilesFieldProps) {
  const id = useId();
  return (
    <>
      <label className={classes['drop']} htmlFor={id}>
        <IconFileUpload size={26} stroke={1.6} aria-hidden="true" />
        <b>{label}</b>
        {chosen}
        <small>{note}</small>
        <input
          id={id}
          type="file"
          multiple={multiple}
          data-autofocus={multiple || undefined}
          accept={accept}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = '';
            const [first] = files;
            if (first !== undefined) onChosen(first, files);
          }}
        />
      </label>
      {error !== null && (
        <p id={`${id}-error`} role="alert" className={classes['wrong']}>
          {error}
        </p>
      )}
    </>
  );
}
