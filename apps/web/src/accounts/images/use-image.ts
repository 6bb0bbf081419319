import {
  IMAGE_FILE_MAX_MB,
  type ImageShape,
  type ImageUpload,
  imageAnswerSchema,
  imageTypes,
  type RemoteImage,
} from '@clubpulse/contract/accounts/images';
import { fetchRemoteImage } from '@clubpulse/contract/accounts/images.calls';
import { middleCut } from '@clubpulse/rules/accounts/images/crop';
import { useEffect, useRef, useState } from 'react';
import { ApiError, api } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { type Actions, formOf, outputOf, ratioOf } from './draw-image.ts';
import { type Fault, readImage, type Source } from './read-image.ts';

export type ImageState = 'empty' | 'busy' | 'loading' | 'preview' | 'editor' | 'upload' | 'file-over' | 'error';

export interface Chosen {
  readonly source: Source;
  readonly actions: Actions;
  readonly output: Blob;
}

interface ImageParts {
  shape: ImageShape;
  upload: (form: ImageUpload) => Promise<unknown>;
  onDone: (pictureUri: string) => void;
}

const CONTENT_TOO_LONG = 413;

/** True for a refusal of the product's own server, false for example for a gateway's refusal. */
const isOurs = (refused: unknown): refused is ApiError =>
  refused instanceof ApiError &&
  (refused.errorType !== null || refused.serverMessage !== null || [0, CONTENT_TOO_LONG].includes(refused.status));

export function useImage({ shape, upload, onDone }: ImageParts) {
  const t = useT();
  const [state, setState] = useState<ImageState>('empty');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [error, setError] = useState<string | null>(null);
  const left = useRef(false);
  useEffect(() => () => void (left.current = true), []);

  const fail = (words: string) => {
    setError(words);
    setState('error');
  };

  async function made(source: Source, actions: Actions) {
    const output = await outputOf(source, actions, shape);
    if (left.current) return;
    if (output === undefined) return fail(t('images.errorBrowser'));
    setChosen({ source, actions, output });
    setState('preview');
  }

  async function take(file: File) {
    setError(null);
    setState('busy');
    const source = await readImage(file, shape);
    if (left.current) return;
    if ('fault' in source) return fail(faultText(source, shape, t));
    await made(source, { rotation: 0, crop: { ...middleCut(source.canvas, ratioOf(shape)), type: 'auto' } });
  }

  async function fetchFrom(address: string) {
    setError(null);
    setState('loading');
    try {
      const { body }: RemoteImage = await api(fetchRemoteImage, { query: { url: address } }, { quiet: true });
      const bytes = Uint8Array.from(atob(body.Image), (letter) => letter.codePointAt(0) ?? 0);
      if (!left.current) await take(new File([bytes], body.Name, { type: body.Type }));
    } catch (refused) {
      if (!left.current) fail(fetchFailedText(refused, shape, t));
    }
  }

  async function save() {
    if (chosen === null) return;
    setState('upload');
    try {
      const answer = imageAnswerSchema
        .partial({ body: true })
        .safeParse(await upload(formOf(chosen.source, chosen.output, chosen.actions, shape)));
      if (left.current) return;
      if (answer.data?.status === 'success' && answer.data.body) return onDone(answer.data.body.PictureUri);
      fail(answer.data?.message ?? t('images.errorUnknown'));
    } catch (refused) {
      if (left.current) return;
      fail(uploadFailedText(refused, t));
    }
  }

  return {
    state,
    chosen,
    error,
    take,
    fetchFrom,
    save,
    edit: () => setState('editor'),
    cancel: () => setState('preview'),
    apply: (actions: Actions) => (chosen === null ? Promise.resolve() : made(chosen.source, actions)),
    clear: () => {
      setChosen(null);
      setError(null);
      setState('empty');
    },
    over: (isOver: boolean) =>
      setState((now) => (isOver && now === 'empty' ? 'file-over' : !isOver && now === 'file-over' ? 'empty' : now)),
  };
}

function faultText(found: Fault, { minWidth, minHeight }: ImageShape, t: Translate): string {
  switch (found.fault) {
    case 'type':
      return t('images.errorType', { types: imageTypes.join(', ') });
    case 'file-size':
      return t('images.errorLarge', { max: IMAGE_FILE_MAX_MB });
    case 'too-small':
      return t('images.errorSmall', { width: found.width, height: found.height, minWidth, minHeight });
    case 'browser':
      return t('images.errorBrowser');
    case 'unreadable':
      return t('images.errorUnreadable');
  }
}

function fetchFailedText(refused: unknown, shape: ImageShape, t: Translate): string {
  if (!isOurs(refused)) return t('images.errorUnknown');
  return refused.status === CONTENT_TOO_LONG ? faultText({ fault: 'file-size' }, shape, t) : refusalText(refused);
}

function uploadFailedText(refused: unknown, t: Translate): string {
  if (!isOurs(refused)) return t('images.errorUnknown');
  return refused.serverMessage ?? (refused.status === CONTENT_TOO_LONG ? t('images.errorLength') : refusalText(refused));
}
