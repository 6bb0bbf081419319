import type { RecordingResult } from '@clubpulse/contract/training/recordings/recordings';
import { importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import { listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startPhrases } from '../../platform/phrases.ts';
import { answer, respond } from '../../test/network.ts';
import { openPart } from '../../test/part.tsx';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import { SaveRecording } from './SaveRecording.tsx';

const result: RecordingResult = {
  SourceName: 'Garmin Edge 840',
  IsCut: true,
  PassedOver: { Untimed: 1, Foreign: 240, Unusable: 3, Misdated: 1200 },
  Trainings: [{ Outcome: 'Added', TrainingId: 7, TrainingType: 'cycling', Begin: '2026-11-20T08:00:00Z', Duration: 3600 }],
};

it('the import describes the content of each format, and that a table has no pauses', async () => {
  await startPhrases('en');
  openPart(<SaveRecording trainingId={7} onClose={() => undefined} />, []);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'CSV' }));
  expect(screen.getByRole('status').textContent).toBe('A table, one row per second. Pauses are not in it.');
});

it('the import reads files one after the other, shows their results, and retries a refused file', async () => {
  let sent = 0;
  await openScreen({
    self: selfWith({ UserId: 11, AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Journal',
    answers: [
      answer(listCalendarTrainings, { id: 11 }, []),
      answer(importRecording, { id: 11 }, () =>
        ++sent === 2
          ? respond(503, { ErrorType: 'ServiceUnavailable' })
          : sent === 4
            ? respond(400, { ErrorType: 'RecordingBroken' })
            : result,
      ),
    ],
  });
  const user = userEvent.setup();
  await user.click((await screen.findAllByRole('button', { name: /Import files/ }))[0] as HTMLElement);
  const files = ['ride.fit', 'cut.fit'].map((name) => new File(['.FIT'], name));
  await user.upload(await screen.findByLabelText(/^Choose files/), files);
  expect(await screen.findByText('2 files are read: 1 new, 1 not read.')).toBeTruthy();
  const [ride, cut] = screen.getAllByRole('listitem').filter((row) => /\.fit/.test(row.textContent));
  expect(
    within(ride as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toMatch(/Training\/7$/);
  expect(ride?.textContent).toContain(
    'The file ends too early. It was read up to there. 1 point without a time was left out. 240 messages only for the watch were left out. 3 points without a usable value were left out. 1200 points with a jumping clock were left out.',
  );
  await user.click(within(cut as HTMLElement).getByRole('button', { name: 'Read again' }));
  expect(await screen.findByText('2 files are read: 2 new, 0 not read.')).toBeTruthy();
  expect(sent).toBe(3);
  await user.upload(screen.getByLabelText(/^Choose files/), [new File(['.FIT'], 'broken.fit')]);
  const broken = (await screen.findByText(/The file is damaged/)).closest('li');
  expect(within(broken as HTMLElement).queryByRole('button')).toBeNull();
});

it('the import requires a confirmation when the user leaves while files wait', async () => {
  const sent: (() => void)[] = [];
  await openScreen({
    self: selfWith({ UserId: 11, AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Journal',
    answers: [
      answer(listCalendarTrainings, { id: 11 }, []),
      answer(importRecording, { id: 11 }, () => new Promise<RecordingResult>((done) => sent.push(() => done(result)))),
    ],
  });
  const user = userEvent.setup();
  await user.click((await screen.findAllByRole('button', { name: /Import files/ }))[0] as HTMLElement);
  const files = ['a.fit', 'b.fit', 'c.fit'].map((name) => new File(['.FIT'], name));
  await user.upload(await screen.findByLabelText(/^Choose files/), files);
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/^2 files were not read yet/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  sent[0]?.();
  const [read] = screen.getAllByRole('listitem').filter((row) => /a\.fit/.test(row.textContent));
  await user.click(await within(read as HTMLElement).findByRole('link'));
  expect(await screen.findByText(/^1 file was not read yet/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.getByText('c.fit')).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Leave them out' }));
  await waitFor(() => expect(screen.queryByText('c.fit')).toBeNull());
  expect(sent).toHaveLength(2);
  sent[1]?.();
});

it('the import does not send an empty file, and explains this', async () => {
  await openScreen({
    self: selfWith({ UserId: 11, AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Journal',
    answers: [answer(listCalendarTrainings, { id: 11 }, [])],
  });
  const user = userEvent.setup();
  await user.click((await screen.findAllByRole('button', { name: /Import files/ }))[0] as HTMLElement);
  await user.upload(await screen.findByLabelText(/^Choose files/), [new File([], 'none.fit')]);
  expect(await screen.findByText('The file is empty. Load it from the watch or its app again.')).toBeTruthy();
});

it('the import skips packed files of a folder, and explains this', async () => {
  await openScreen({
    self: selfWith({ UserId: 11, AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Journal',
    answers: [answer(listCalendarTrainings, { id: 11 }, []), answer(importRecording, { id: 11 }, result)],
  });
  const user = userEvent.setup();
  await user.click((await screen.findAllByRole('button', { name: /Import files/ }))[0] as HTMLElement);
  const files = ['a.fit', 'b.fit.gz', 'c.GPX.GZ', 'notes.txt'].map((name) => new File(['.FIT'], name));
  await user.upload(await screen.findByLabelText(/folder/i), files);
  expect(await screen.findByText(/^2 packed files .* were left out/)).toBeTruthy();
  expect(await screen.findByText('1 file is read: 1 new, 0 not read.')).toBeTruthy();
});
