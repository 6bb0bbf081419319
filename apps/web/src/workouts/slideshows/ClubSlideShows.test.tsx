import type { Slideshow } from '@clubpulse/contract/workouts/slideshows/slideshows';
import {
  deleteSlideshow,
  getSlideshow,
  listSlideshows,
  updateSlideshow,
} from '@clubpulse/contract/workouts/slideshows/slideshows.calls';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import { SlideScene } from './public.ts';

const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const uri = (letter: string, width: number) => `/media/${letter.repeat(64)}-${width}.jpg`;
const slideshow: Slideshow = {
  SlideshowId: 3,
  Name: 'November',
  Slides: [
    { PictureUri: uri('a', 1920), Size: 'Full', Duration: 12, Order: 1 },
    { PictureUri: uri('b', 960), Size: 'Half', Duration: 8, Order: 2 },
  ],
  RowVersion: 6,
};
const list = answer(listSlideshows, { id: 1 }, { draw: 0, recordsTotal: 1, recordsFiltered: 1, data: [slideshow] });
const stored = answer(getSlideshow, { id: 1, slideshowId: 3 }, slideshow);
const open = (path: string, answers: Parameters<typeof openScreen>[0]['answers'] = []) =>
  openScreen({ clubs: [clubWith(1)], path, self: manager, answers: [list, ...(answers ?? [])] });

describe('the list of slideshows', () => {
  it('shows the number of slides and the duration of all slides together', async () => {
    await open('/ClubSlideShows');
    expect(await screen.findByRole('link', { name: 'November' })).toBeTruthy();
    expect(screen.getByText('2 slides · 0:20 for one round')).toBeTruthy();
  });

  it('shows an empty state when a slideshow does not exist', async () => {
    await open('/ClubSlideShows/99', [
      answer(getSlideshow, { id: 1, slideshowId: 99 }, () =>
        respond(404, { type: 'about:blank', title: 'Not found', status: 404, ErrorType: 'SlideshowNotFound', requestId: 'r' }),
      ),
    ]);
    expect(await screen.findByText(/Slideshow not found/)).toBeTruthy();
  });
});

describe('the editor of a slideshow', () => {
  it('reorders slides by keys, sets durations, and saves the slides in that order', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/ClubSlideShows/3', [
      stored,
      answer(updateSlideshow, { id: 1, slideshowId: 3 }, { ...slideshow, RowVersion: 7 }),
    ]);
    const grip = await screen.findByRole('button', { name: /^Move Slide 2/ });
    act(() => grip.focus());
    await user.keyboard('{ArrowUp}');
    expect(screen.getByText('Slide 2 is now 1 of 2')).toBeTruthy();
    const time = screen.getByRole('textbox', { name: 'Slide 1: Shown for' });
    await user.clear(time);
    await user.type(time, '0:01');
    expect(await screen.findByText('A slide is shown from 0:03 to 60:00.')).toBeTruthy();
    await user.clear(time);
    await user.type(time, '0:30');
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
        Name: 'November',
        RowVersion: 6,
        Slides: [
          { PictureUri: uri('b', 960), Size: 'Half', Duration: 30, Order: 1 },
          { PictureUri: uri('a', 1920), Size: 'Full', Duration: 12, Order: 2 },
        ],
      }),
    );
  });

  it('does not send a slideshow without a picture, and deletes one after a confirmation', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/ClubSlideShows/3', [stored, answer(deleteSlideshow, { id: 1, slideshowId: 3 }, undefined)]);
    for (const left of [1, 0]) {
      await user.click(await screen.findByRole('button', { name: 'Actions for Slide 1' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Remove the slide' }));
      await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Move Slide/ })).toHaveLength(left));
    }
    expect(await screen.findByText('Add at least one picture.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Actions for November' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});

describe('a slideshow on a TV', () => {
  it('shows the wall beside a picture of half the screen, but not beside a picture of the full screen', () => {
    const content = { slides: slideshow.Slides };
    const { rerender } = render(<SlideScene content={content} position={{ index: 1 }} beside={<p>The wall</p>} />);
    expect(screen.getByText('The wall')).toBeTruthy();
    rerender(<SlideScene content={content} position={{ index: 0 }} beside={<p>The wall</p>} />);
    expect(screen.queryByText('The wall')).toBeNull();
  });
});
