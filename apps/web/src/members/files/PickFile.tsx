import { FILE_MAX_MB, FILES_MAX_MB } from '@clubpulse/contract/members/files/files';
import { IconCamera, IconFileUpload } from '@tabler/icons-react';
import { useId } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Files.module.css';

interface PickFileProps {
  file: File | null;
  error: string | undefined;
  onPick: (file: File) => void;
}

const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.webp,.heic,application/pdf,image/jpeg,image/png,image/webp,image/heic';

export function PickFile({ file, error, onPick }: PickFileProps) {
  const t = useT();
  const formats = useFormats();
  const id = useId();
  const pick = (input: HTMLInputElement) => {
    const [picked] = input.files ?? [];
    input.value = '';
    if (picked) onPick(picked);
  };
  return (
    <div className={classes['pick']}>
      <label htmlFor={id} className={classes['drop']} data-wrong={error !== undefined}>
        <IconFileUpload size={26} stroke={1.6} aria-hidden="true" />
        <b>{file?.name ?? t('files.choose')}</b>
        <span>{file === null ? t('files.lead', { max: FILE_MAX_MB, all: FILES_MAX_MB }) : formats.bytes(file.size)}</span>
        <input
          id={id}
          type="file"
          data-autofocus
          accept={ACCEPTED}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => pick(event.currentTarget)}
        />
      </label>
      <label htmlFor={`${id}-photo`} className={classes['photo']}>
        <IconCamera size={18} stroke={1.8} aria-hidden="true" />
        {t('files.takePhoto')}
        <input
          id={`${id}-photo`}
          type="file"
          accept="image/*"
          capture="environment"
          onChange={(event) => pick(event.currentTarget)}
        />
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} className={classes['wrong']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
