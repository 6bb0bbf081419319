import type { ImageShape, Rotation } from '@clubpulse/contract/accounts/images';
import { type Cut, middleCut, nextRotation, turned } from '@clubpulse/rules/accounts/images/crop';
import { ActionIcon, Button } from '@mantine/core';
import { IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useT } from '../../platform/phrases.ts';
import { BlobImage } from './BlobImage.tsx';
import { type Actions, heldIn, leastOf, ratioOf, shownBlob } from './draw-image.ts';
import classes from './ImageDialog.module.css';
import type { Source } from './read-image.ts';

interface ImageEditorProps {
  source: Source;
  shape: ImageShape;
  actions: Actions;
  onApply: (actions: Actions) => void;
  onCancel: () => void;
}

const STEP = 1.05;

export function ImageEditor({ source, shape, actions, onApply, onCancel }: ImageEditorProps) {
  const t = useT();
  const { rotation, cut, made, turn, move, resize } = useCrop(source, shape, actions);
  const blob = useTurned(source, rotation);
  const editor = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const ratio = ratioOf(shape);
  const picture = turned(source.canvas, rotation);
  const least = leastOf(source, shape);

  const toApply = () => editor.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  /** The focus moves to the button, so that Enter after a click applies the crop and does not rotate again. */
  const turnBy = (direction: 1 | -1) => (event: MouseEvent) => {
    if (event.detail > 0) toApply();
    turn(direction);
  };
  const apply = () => onApply(made);
  const onKeyDown = (event: KeyboardEvent) => {
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.key === 'Enter' && !isButton) apply();
    else if (event.key === 'Escape') onCancel();
    else if (['+', '=', '-'].includes(event.key)) resize(event.key === '-' ? 1 / STEP : STEP);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useEffect(() => {
    // The listener is on the dialog, because a click beside the editor focuses the dialog.
    const element = editor.current?.closest<HTMLElement>('[role="dialog"]') ?? editor.current;
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  });
  useEffect(toApply, []);
  const percent = { unit: '%', ...inPercent(cut, picture) } as const;

  return (
    <div ref={editor} className={classes['editor']}>
      <div className={classes['canvas']}>
        {blob !== undefined && (
          <ReactCrop
            crop={percent}
            {...(ratio === undefined ? {} : { aspect: ratio })}
            keepSelection
            ruleOfThirds
            minWidth={least.minWidth * scale}
            minHeight={least.minHeight * scale}
            ariaLabels={{ ...ariaLabels, cropArea: t('images.crop') }}
            onChange={(_, next) => move(fromPercent(next, picture))}
          >
            <BlobImage blob={blob} alt={t('images.preview')} onWidth={(width) => setScale(width / picture.width)} />
          </ReactCrop>
        )}
      </div>
      <div className={classes['line']}>
        <ActionIcon variant="default" size="var(--ctl-sq)" aria-label={t('images.turnLeft')} onClick={turnBy(-1)}>
          <IconRotate2 size={20} stroke={1.8} />
        </ActionIcon>
        <ActionIcon variant="default" size="var(--ctl-sq)" aria-label={t('images.turnRight')} onClick={turnBy(1)}>
          <IconRotateClockwise2 size={20} stroke={1.8} />
        </ActionIcon>
        <span className={classes['space']} />
        <Button variant="default" onClick={onCancel}>
          {t('kit.cancel')}
        </Button>
        <Button data-autofocus onClick={apply}>
          {t('images.apply')}
        </Button>
      </div>
    </div>
  );
}

function useCrop(source: Source, shape: ImageShape, actions: Actions) {
  const [rotation, setRotation] = useState<Rotation>(actions.rotation);
  const [cut, setCut] = useState<Cut>(actions.crop);
  const [moved, setMoved] = useState(actions.crop.type === 'manual');
  const move = (next: Cut) => {
    setMoved(true);
    setCut(heldIn(source, rotation, shape, next));
  };
  return {
    rotation,
    cut,
    made: { rotation, crop: { ...cut, type: moved ? 'manual' : 'initial' } } satisfies Actions,
    turn: (direction: 1 | -1) => {
      const next = nextRotation(source.canvas, rotation, direction, leastOf(source, shape));
      setRotation(next);
      setCut(middleCut(turned(source.canvas, next), ratioOf(shape)));
    },
    move,
    resize: (by: number) => {
      const [width, height] = [cut.width * by, cut.height * by];
      move({ x: cut.x + (cut.width - width) / 2, y: cut.y + (cut.height - height) / 2, width, height });
    },
  };
}

function useTurned(source: Source, rotation: Rotation): Blob | undefined {
  const [blob, setBlob] = useState<Blob>();
  useEffect(() => {
    let left = false;
    void shownBlob(source, rotation).then((made) => left || setBlob(made));
    return () => {
      left = true;
    };
  }, [source, rotation]);
  return blob;
}

const inPercent = ({ x, y, width, height }: Cut, frame: { width: number; height: number }) => ({
  x: (x / frame.width) * 100,
  y: (y / frame.height) * 100,
  width: (width / frame.width) * 100,
  height: (height / frame.height) * 100,
});
const fromPercent = ({ x, y, width, height }: PercentCrop, frame: { width: number; height: number }): Cut => ({
  x: (x / 100) * frame.width,
  y: (y / 100) * frame.height,
  width: (width / 100) * frame.width,
  height: (height / 100) * frame.height,
});

const ariaLabels = {
  nwDragHandle: '↖',
  nDragHandle: '↑',
  neDragHandle: '↗',
  eDragHandle: '→',
  seDragHandle: '↘',
  sDragHandle: '↓',
  swDragHandle: '↙',
  wDragHandle: '←',
};
