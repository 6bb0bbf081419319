import { imageTypes } from '@clubpulse/contract/accounts/images';
import { deleteUserImage, fetchRemoteImage, uploadUserImage } from '@clubpulse/contract/accounts/images.calls';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSelf, useSession } from '../../platform/session.tsx';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openIn } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { selfWith } from '../../test/world.ts';
import { PersonPicture } from './PersonPicture.tsx';

let decoded: { width: number; height: number } | undefined;
const ignore = () => undefined;

beforeEach(() => {
  decoded = { width: 600, height: 400 };
  vi.stubGlobal('createImageBitmap', () =>
    decoded === undefined ? Promise.reject(new Error('no picture')) : Promise.resolve({ ...decoded, close: ignore }),
  );
  const context = { setTransform: ignore, drawImage: ignore, fillRect: ignore, translate: ignore, rotate: ignore };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as RenderingContext);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['drawn'], { type: type ?? '' })),
  );
});

const hash = '0f'.repeat(32);
const shown = `/media/${hash}-256.jpg`;

async function open(initial: string | null, answers: Answers = []) {
  const stored = { PictureUri: initial };
  const Own = () => {
    const { UserId, PictureUri } = useSelf();
    return <PersonPicture userId={UserId} uri={PictureUri} />;
  };
  const Frame = () => (useSession().state === 'starting' ? null : <Own />);
  const app = await openIn(
    { Frame },
    {
      self: selfWith(),
      answers: [
        answer(getSelf, {}, () => selfWith(stored)),
        answer(uploadUserImage, { id: 11 }, () => {
          stored.PictureUri = shown;
          return { status: 'success' as const, message: null, body: { PictureUri: shown, Name: 'myface.png' } };
        }),
        answer(deleteUserImage, { id: 11 }, () => {
          stored.PictureUri = null;
          return undefined;
        }),
        ...answers,
      ],
    },
  );
  const field = await screen.findByRole('group', { name: 'Picture' });
  return { ...app, field };
}

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const choose = (name: string, size = 1000) => {
  const file = new File(['picture'], name, { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: size });
  const input = screen.getByRole('dialog').querySelector('input[type=file]');
  if (input === null) throw new Error('There is nowhere to choose a file');
  fireEvent.change(input, { target: { files: [file] } });
};

it('the picture dialog shows why a picture is refused: type, size, pixels, unreadable content, URL', async () => {
  await open(null, [answer(fetchRemoteImage, {}, respond(400, { ErrorType: 'ImageAddressRefused' }))]);
  await press('Choose a picture');
  const dialog = await screen.findByRole('dialog');
  const refused = (words: string | RegExp) => within(dialog).findByText(words);
  choose('face.webp');
  expect(await refused(`This file type is not allowed. Choose one of these: ${imageTypes.join(', ')}.`)).toBeTruthy();
  choose('face.png', 10 * 1_048_576 + 1);
  expect(await refused('The file is larger than 10 MB.')).toBeTruthy();
  decoded = { width: 127, height: 300 };
  choose('face.png');
  expect(await refused('The picture has 127 × 300 pixels, it needs at least 128 × 128.')).toBeTruthy();
  decoded = undefined;
  choose('face.png');
  expect(await refused('The picture cannot be read. Save it again and retry.')).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Use a picture from a link'), 'https://127.0.0.1/face.png');
  await press('Fetch');
  expect(await refused(/^This link cannot be used\./)).toBeTruthy();
});

it('the picture dialog sends rotation and crop, shows the stored picture, and removes it', async () => {
  const { field, sent } = await open(null);
  await press('Choose a picture');
  await screen.findByRole('dialog');
  choose('my:face?.png');
  expect(await screen.findByText('myface.png · 600 × 400')).toBeTruthy();
  await press('Crop and turn');
  await press('Turn right');
  const cut = await screen.findByRole('group', { name: /^Part of the picture that is used/ });
  cut.focus();
  await user.keyboard('-{Enter}');
  await press('Save the picture');
  expect(await within(field).findByText('Picture saved')).toBeTruthy();
  expect(sent.findLast(({ method }) => method === 'POST')).toMatchObject({
    path: '/users/11/image',
    body: {
      Image: btoa('drawn'),
      Data: {
        input: { name: 'myface.png', type: 'image/png', width: 600, height: 400 },
        output: { width: 256, height: 256 },
        actions: { rotation: 90, crop: { type: 'manual' }, size: { width: 256, height: 256 } },
      },
    },
  });
  const picture = await within(field).findByRole('img', { name: 'Picture' });
  expect(picture.getAttribute('src')).toBe(`/media/${hash}-128.jpg`);

  await press('Remove the picture');
  await waitFor(() => expect(within(field).queryByRole('img', { name: 'Picture' })).toBeNull());
  expect(within(field).getByText('Picture removed')).toBeTruthy();
  expect(within(field).getByRole('button', { name: 'Choose a picture' })).toBeTruthy();
});

it('the picture dialog shows why the server refused the picture, and sends the same picture again', async () => {
  const answers = [
    respond(201, { status: 'failure', message: 'The disk is full.', body: { PictureUri: '', Name: '' } }),
    respond(413, {}),
    respond(502, {}),
    respond(201, { status: 'success', message: null, body: { PictureUri: shown, Name: 'face.png' } }),
  ];
  const { field } = await open(null, [answer(uploadUserImage, { id: 11 }, () => answers.shift() ?? respond(500, {}))]);
  await press('Choose a picture');
  await screen.findByRole('dialog');
  choose('face.png');
  await press('Save the picture');
  expect(await screen.findByText('The disk is full.')).toBeTruthy();
  await press('Save the picture');
  expect(await screen.findByText('The file is larger than the server accepts. Choose a smaller picture.')).toBeTruthy();
  await press('Save the picture');
  expect(await screen.findByText(/^The server sent an unexpected response/)).toBeTruthy();
  await press('Save the picture');
  expect(await within(field).findByText('Picture saved')).toBeTruthy();
});
