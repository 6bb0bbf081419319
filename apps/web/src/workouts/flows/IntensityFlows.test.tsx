import type { IntensityFlow } from '@clubpulse/contract/workouts/flows/flows';
import { createFlow, getFlow, listFlows, updateFlow } from '@clubpulse/contract/workouts/flows/flows.calls';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import { FlowScene } from './public.ts';

const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const flow: IntensityFlow = {
  IntensityFlowId: 4,
  Name: 'Climbs',
  Measure: 'HeartRate',
  Duration: 240,
  Segments: [
    { Name: 'Ease', Begin: 0, Percent: 65, Cadence: 90 },
    { Name: 'Climb', Begin: 90, Percent: 85, Cadence: 70 },
    { Name: '', Begin: 200, Percent: 92, Cadence: null },
  ],
  RowVersion: 1,
};
const list = answer(listFlows, { id: 1 }, { draw: 0, recordsTotal: 1, recordsFiltered: 1, data: [flow] });
const stored = answer(getFlow, { id: 1, flowId: 4 }, flow);
const open = (path: string, answers: Parameters<typeof openScreen>[0]['answers'] = []) =>
  openScreen({ clubs: [clubWith(1)], path, self: trainer, answers: [list, ...(answers ?? [])] });

describe('the list of flows', () => {
  it('shows the segments and length of each flow', async () => {
    await open('/IntensityFlows');
    expect(await screen.findByRole('link', { name: 'Climbs' })).toBeTruthy();
    expect(screen.getByText('3 segments · % of max heart rate')).toBeTruthy();
    expect(screen.getByText('4:00')).toBeTruthy();
  });

  it('shows an empty state when a flow does not exist', async () => {
    await open('/IntensityFlows/99', [
      answer(getFlow, { id: 1, flowId: 99 }, () =>
        respond(404, { type: 'about:blank', title: 'Not found', status: 404, ErrorType: 'FlowNotFound', requestId: 'r' }),
      ),
    ]);
    expect(await screen.findByText(/Intensity flow not found/)).toBeTruthy();
  });
});

describe('the profile editor of a flow', () => {
  it('is changed by keys, which make no segment shorter than 15 seconds and move later segments', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/IntensityFlows/4', [
      stored,
      answer(updateFlow, { id: 1, flowId: 4 }, { ...flow, RowVersion: 2 }),
    ]);
    const third = await screen.findByRole('option', { name: 'Segment 3, Z5: 0:40 at 92%' });
    act(() => third.focus());
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(screen.getByRole('option', { name: 'Segment 3, Z5: 0:40 at 93%' })).toBeTruthy();
    for (let pressed = 0; pressed < 6; pressed++) await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(screen.getByText('A segment lasts at least 15 seconds.')).toBeTruthy();
    expect(screen.getByText('0:10 is not possible for segment 3. It stays at 0:15.')).toBeTruthy();
    await user.keyboard('{Control>}d{/Control}');
    expect(screen.getAllByRole('option')).toHaveLength(4);
    await user.keyboard('{Delete}');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        RowVersion: 1,
        Duration: 215,
        Segments: [{ Begin: 0 }, { Begin: 90 }, { Begin: 200, Percent: 93 }],
      }),
    );
  });

  it('undoes its changes, and a whole drag as one step', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    await open('/IntensityFlows/4', [stored]);
    const third = await screen.findByRole('option', { name: 'Segment 3, Z5: 0:40 at 92%' });
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('radio', { name: '% of FTP' }));
    act(() => third.focus());
    await user.keyboard('{Control>}d{/Control}');
    expect(screen.getAllByRole('option')).toHaveLength(4);
    await user.click(undo);
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await user.click(undo);
    expect(screen.getByRole('radio', { name: '% of max heart rate' })).toHaveProperty('checked', true);
    const box = { x: 0, y: 0, left: 0, top: 0, right: 400, bottom: 200, width: 400, height: 200, toJSON: () => '' };
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
    const top = screen.getByRole('option', { name: /^Segment 3/ }).querySelector('i');
    if (top === null) throw new Error('nothing to pull');
    fireEvent.pointerDown(top, { clientX: 0, clientY: 100 });
    for (const clientY of [110, 120, 130]) fireEvent.pointerMove(window, { clientX: 0, clientY });
    fireEvent.pointerUp(window);
    vi.restoreAllMocks();
    expect(screen.queryByRole('option', { name: 'Segment 3, Z5: 0:40 at 92%' })).toBeNull();
    await user.click(undo);
    expect(screen.getByRole('option', { name: 'Segment 3, Z5: 0:40 at 92%' })).toBeTruthy();
    expect(undo).toHaveProperty('disabled', true);
  });

  it('shows the same values as the table, which marks a length that is too short', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    await open('/IntensityFlows/4', [stored]);
    const length = await screen.findByRole('textbox', { name: 'Length of segment 2' });
    await user.clear(length);
    await user.type(length, '0:10');
    expect(await screen.findByText('A segment lasts at least 15 seconds.')).toBeTruthy();
    await user.clear(length);
    await user.type(length, '1:00');
    expect(screen.queryByText('A segment lasts at least 15 seconds.')).toBeNull();
    expect(screen.getByRole('option', { name: 'Segment 2, Climb: 1:00 at 85%' })).toBeTruthy();
  });

  it('begins for a new flow with one segment, of heart rate or of FTP', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/IntensityFlows/new', [answer(createFlow, { id: 1 }, flow), stored]);
    await user.type(await screen.findByRole('textbox', { name: /^Name$|^Name \*/ }), 'Rowing');
    await user.click(screen.getByRole('radio', { name: '% of FTP' }));
    await user.click(screen.getByRole('button', { name: 'Add a segment' }));
    await user.click(await screen.findByRole('button', { name: 'Add flow' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
        Name: 'Rowing',
        Measure: 'Ftp',
        Duration: 240,
        Segments: [{ Begin: 0 }, { Begin: 120 }],
      }),
    );
  });
});

describe('a flow on a TV', () => {
  it('shows the target, the cadence and the athletes on target', () => {
    const people = [
      { name: 'Ale', percent: 86 },
      { name: 'Pia', percent: 64 },
    ];
    render(<FlowScene content={flow} position={{ index: 1, inStep: 9000, left: 101_000 }} people={people} language="en" />);
    expect(screen.getByRole('heading', { name: 'Climb' })).toBeTruthy();
    expect(screen.getByText('1:41')).toBeTruthy();
    expect(screen.getByText('2:21')).toBeTruthy();
    expect(screen.getByText('then Z5, 0:40 at 92%')).toBeTruthy();
    expect(screen.getByText('of 2')).toBeTruthy();
    expect(screen.getByText('group average 75%')).toBeTruthy();
    const tiles = within(screen.getByRole('list', { name: 'Athletes' }));
    expect(tiles.getAllByRole('img', { name: 'on target' })).toHaveLength(1);
  });

  it.each(['es', 'fr'] as const)('keeps a figure and its percent sign on one line in %s', (language) => {
    const people = [{ name: 'Ale', percent: 73 }];
    render(<FlowScene content={flow} position={{ index: 1, inStep: 9000, left: 101_000 }} people={people} language={language} />);
    expect([/73 %$/, /92 %$/].map((words) => screen.getByText(words).textContent.match(/\d+(.)%$/)?.[1])).toEqual([
      '\u00a0',
      '\u00a0',
    ]);
  });

  it('shows that there is no signal when athletes on the wall have no heart rate', () => {
    const scene = { content: flow, position: { index: 1, inStep: 9000, left: 101_000 }, people: [], language: 'en' } as const;
    const { rerender } = render(<FlowScene {...scene} />);
    expect(screen.getByText('nobody with a strap')).toBeTruthy();
    rerender(<FlowScene {...scene} isWorn />);
    expect(screen.getByText('no signal')).toBeTruthy();
  });

  it('shows all athletes page by page when they do not fit, with the shown range', () => {
    const people = Array.from({ length: 21 }, (_, at) => ({ name: `N${at + 1}`, percent: 70 + at }));
    const shown = (turned: number) => {
      const position = { index: 1, inStep: 9000, left: 101_000 };
      const { unmount } = render(<FlowScene content={flow} position={position} people={people} turned={turned} language="en" />);
      const rows = within(screen.getByRole('list', { name: 'Athletes' })).getAllByRole('listitem');
      const names = rows.map((row) => row.querySelector('b')?.textContent ?? row.textContent);
      expect(screen.getByText('of 21')).toBeTruthy();
      unmount();
      return names;
    };
    const [first, second] = [shown(0), shown(1)];
    expect([first.length, first.at(-1), second.length, second.at(-1)]).toEqual([12, '1 of 2', 11, '2 of 2']);
    expect([...first.slice(0, -1), ...second.slice(0, -1)]).toEqual(people.map(({ name }) => name));
    expect(shown(2)).toEqual(first);
  });

  it('shows no athletes on target for FTP, because a wall receives no watts', () => {
    const people = [{ name: 'Ale', percent: 86 }];
    const content = { ...flow, Measure: 'Ftp' as const };
    render(<FlowScene content={content} position={{ index: 0, inStep: 0, left: 90_000 }} people={people} language="it" />);
    expect(screen.queryByText('In obiettivo ora')).toBeNull();
    expect(screen.getByText('della FTP')).toBeTruthy();
  });
});
