import { ADVISED_TYPES } from '@clubpulse/contract/videos/videos/videos';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useT } from '../../platform/phrases.ts';
import classes from './Videos.module.css';

interface ResendButtonProps {
  readonly isRest: boolean;
  readonly refused: string | null;
  readonly onFile: (file: File) => void;
}

export function ResendButton({ isRest, refused, onFile }: ResendButtonProps) {
  const t = useT();
  const id = useId();
  const pick = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    input.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <span className={classes['resend']}>
      <Button component="label" variant="default" className={classes['pick']} htmlFor={id}>
        {t(isRest ? 'videos.goOn' : 'videos.replace')}
        <input id={id} type="file" accept={ADVISED_TYPES} onChange={(event) => pick(event.currentTarget)} />
      </Button>
      {isRest && <small>{t('videos.goOnHint')}</small>}
      {refused !== null && (
        <small role="alert" className={classes['wrong']}>
          {refused}
        </small>
      )}
    </span>
  );
}
