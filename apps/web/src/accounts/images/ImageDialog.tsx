import {
  IMAGE_FILE_MAX_MB,
  type ImageKind,
  type ImageUpload,
  imageShapes,
  imageTypes,
} from '@clubpulse/contract/accounts/images';
import { Button, Loader, TextInput } from '@mantine/core';
import { IconCrop, IconPhotoUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { FileDrop } from '../../kit/fields/FileDrop.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useT } from '../../platform/phrases.ts';
import { BlobImage } from './BlobImage.tsx';
import classes from './ImageDialog.module.css';
import { ImageEditor } from './ImageEditor.tsx';
import { type Chosen, useImage } from './use-image.ts';

interface ImageDialogProps {
  kind: ImageKind;
  title: string;
  upload: (form: ImageUpload) => Promise<unknown>;
  options?: ReactNode;
  onDone: (pictureUri: string) => void;
  onClose: () => void;
}

const INDICATOR_AFTER_MS = 500;

export function ImageDialog({ kind, title, upload, options, onDone, onClose }: ImageDialogProps) {
  const t = useT();
  const shape = imageShapes[kind];
  const image = useImage({ shape, upload, onDone });
  const { state, chosen } = image;
  const isOpen = ['empty', 'file-over', 'error'].includes(state);
  return (
    <Dialog opened onClose={onClose} title={title} closeOnEscape={state !== 'editor'} closeOnClickOutside={state !== 'editor'}>
      <div className={classes['widget']} data-state={state}>
        <div role="alert" className={classes['alert']}>
          <Refusal words={image.error} />
        </div>
        {isOpen && (
          <Drop kind={kind} isOver={state === 'file-over'} onOver={image.over} onFile={(file) => void image.take(file)} />
        )}
        {isOpen && <FromAddress onFetch={(address) => void image.fetchFrom(address)} />}
        {(state === 'busy' || state === 'loading' || state === 'upload') && (
          <Waiting words={t(state === 'upload' ? 'images.uploading' : 'images.busy')} />
        )}
        {state === 'editor' && chosen !== null && (
          <ImageEditor
            source={chosen.source}
            shape={shape}
            actions={chosen.actions}
            onApply={(actions) => void image.apply(actions)}
            onCancel={image.cancel}
          />
        )}
        {state === 'preview' && chosen !== null && (
          <>
            <Preview kind={kind} chosen={chosen} />
            {options}
            <div className={classes['line']}>
              <Button variant="default" leftSection={<IconCrop size={17} stroke={1.8} />} onClick={image.edit}>
                {t('images.edit')}
              </Button>
              <Button variant="default" onClick={image.clear}>
                {t('images.again')}
              </Button>
              <Button data-autofocus className={classes['last']} onClick={() => void image.save()}>
                {t('images.upload')}
              </Button>
            </div>
          </>
        )}
        {state === 'error' && chosen !== null && (
          <Button variant="default" onClick={() => void image.save()}>
            {t('images.upload')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface DropProps {
  kind: ImageKind;
  isOver: boolean;
  onOver: (isOver: boolean) => void;
  onFile: (file: File) => void;
}

function Drop({ kind, isOver, onOver, onFile }: DropProps) {
  const t = useT();
  const { minWidth: width, minHeight: height } = imageShapes[kind];
  return (
    <FileDrop
      icon={IconPhotoUp}
      label={t(isOver ? 'images.dropNow' : 'images.drop')}
      note={t('images.types', { types: imageTypes.join(', '), width, height, max: IMAGE_FILE_MAX_MB })}
      accept={imageTypes.map((type) => `.${type}`).join(',')}
      onOver={onOver}
      onFile={onFile}
    />
  );
}

function FromAddress({ onFetch }: { onFetch: (address: string) => void }) {
  const t = useT();
  const [address, setAddress] = useState('');
  return (
    <form
      className={classes['address']}
      onSubmit={(event) => {
        event.preventDefault();
        if (address.trim() !== '') onFetch(address.trim());
      }}
    >
      <TextInput
        label={t('images.fromAddress')}
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={2000}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={address.trim() === ''}>
        {t('images.fetch')}
      </Button>
    </form>
  );
}

function Waiting({ words }: { words: string }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), INDICATOR_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={classes['waiting']} role="status">
      {isLong && <Loader size="sm" />}
      {words}
    </p>
  );
}

function Preview({ kind, chosen: { output, source } }: { kind: ImageKind; chosen: Chosen }) {
  const t = useT();
  return (
    <figure className={classes['preview']} data-kind={kind}>
      <BlobImage blob={output} alt={t('images.preview')} />
      <figcaption>
        {source.name} · {source.width} × {source.height}
      </figcaption>
    </figure>
  );
}
