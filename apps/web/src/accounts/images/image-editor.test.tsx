import { imageShapes } from '@clubpulse/contract/accounts/images';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPart } from '../../test/part.tsx';
import { userEvent } from '../../test/user.ts';
import type { Actions } from './draw-image.ts';
import { ImageEditor } from './ImageEditor.tsx';

const actions: Actions = { rotation: 0, crop: { type: 'auto', x: 0, y: 0, width: 512, height: 512 } };

it('the image editor handles keys as soon as it opens: Enter confirms, Escape cancels', async () => {
  const canvas = document.createElement('canvas');
  canvas.width = 512;
  canvas.height = 512;
  const source = { canvas, width: 512, height: 512, name: 'ada.png', type: 'image/png', size: 1 };
  const applied = vi.fn();
  const canceled = vi.fn();
  const open = () =>
    openPart(
      <ImageEditor source={source} shape={imageShapes.person} actions={actions} onApply={applied} onCancel={canceled} />,
      [],
    );
  open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use this crop' })));
  const user = userEvent.setup();
  await user.keyboard('{Enter}');
  expect(applied).toHaveBeenCalledTimes(1);
  cleanup();
  open();
  await user.keyboard('{Escape}');
  expect(canceled).toHaveBeenCalledTimes(1);
});
