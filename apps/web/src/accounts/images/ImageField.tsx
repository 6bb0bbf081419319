import type { ImageKind, ImageUpload } from '@clubpulse/contract/accounts/images';
import { Button } from '@mantine/core';
import { IconPhoto, IconPhotoEdit, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { NoPicture } from '../../kit/figures/NoPicture.tsx';
import { Picture } from '../../kit/figures/Picture.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { ApiError } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './ImageField.module.css';

const ImageDialog = lazyComponent(() => import('./ImageDialog.tsx').then((it) => it.ImageDialog));

type Remove = () => Promise<unknown> | void;

interface ImageFieldProps {
  kind: ImageKind;
  label: string;
  note: string;
  uri: string | null;
  upload: (form: ImageUpload) => Promise<unknown>;
  onStored?: (pictureUri: string) => void;
  remove: Remove;
  removeFurther?: { label: string; remove: Remove };
  options?: ReactNode;
  onClosed?: () => void;
}

/** The text is shown for two seconds and then fades. */
const TEXT_MS = 2000 + 300;
const ICON = { size: 17, stroke: 1.8 } as const;

export function ImageField({
  kind,
  label,
  note,
  uri,
  upload,
  onStored,
  remove,
  removeFurther,
  options,
  onClosed,
}: ImageFieldProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setText(null), TEXT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const removeNow = async (act: Remove) => {
    setRemoving(true);
    setRefused(null);
    try {
      await act();
      setText(t('images.removed'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(refusalText(error));
    } finally {
      setRemoving(false);
    }
  };
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  return (
    <fieldset className={classes['field']}>
      <legend>{label}</legend>
      <span className={classes['picture']} data-kind={kind}>
        {uri === null ? (
          <IconPhoto size={24} stroke={1.6} aria-hidden="true" />
        ) : (
          <Picture
            uri={uri}
            pixels={kind === 'person' || kind === 'logo' ? 128 : 320}
            alt={label}
            eager
            instead={<NoPicture />}
          />
        )}
      </span>
      <div className={classes['acts']}>
        <Button variant="default" leftSection={<IconPhotoEdit {...ICON} />} onClick={() => setOpen(true)}>
          {t(uri === null ? 'images.choose' : 'images.again')}
        </Button>
        {uri !== null && <RemoveAct label={t('images.remove')} isRemoving={isRemoving} onRemove={() => void removeNow(remove)} />}
        {uri !== null && removeFurther && (
          <RemoveAct label={removeFurther.label} isRemoving={isRemoving} onRemove={() => void removeNow(removeFurther.remove)} />
        )}
        <p>{note}</p>
        <p role="status" className={classes['said']}>
          {text}
        </p>
        <Refusal words={refused} />
      </div>
      {isOpen && (
        <ImageDialog
          kind={kind}
          title={label}
          upload={upload}
          options={options}
          onDone={(stored) => {
            close();
            setText(t('images.done'));
            onStored?.(stored);
          }}
          onClose={close}
        />
      )}
    </fieldset>
  );
}

function RemoveAct({ label, isRemoving, onRemove }: { label: string; isRemoving: boolean; onRemove: () => void }) {
  return (
    <Button variant="subtle" color="gray" leftSection={<IconTrash {...ICON} />} loading={isRemoving} onClick={onRemove}>
      {label}
    </Button>
  );
}
