import { describe, expect, it } from 'vitest';
import { type Cue, type CueState, nextCues, type Shown } from './sound-cues.ts';

const MINUTE = 60_000;
const session = { began: 0, ends: 45 * MINUTE };
const shown = (at: number, fields: Partial<Shown> = {}): Shown => ({ at, session, points: 0, goal: undefined, ...fields });

function sounds(...all: readonly Shown[]): Cue[][] {
  let before: CueState | undefined;
  return all.map((one) => {
    const { received, cues } = nextCues(before, one);
    before = received;
    return [...cues];
  });
}

describe('the screen of a room makes a sound', () => {
  it('when a session starts, but not when the screen is switched on during a session', () => {
    const idle = shown(-500, { session: undefined });
    expect(sounds(idle, shown(500), shown(1500))).toEqual([[], ['start'], []]);
    expect(sounds(shown(500))).toEqual([[]]);
    expect(sounds(shown(5 * MINUTE, { session: undefined }), shown(5 * MINUTE + 1000))).toEqual([[], []]);
  });

  it('three, two and one seconds before the planned end and at it, once each', () => {
    const last = session.ends;
    const seconds = [-4.5, -3.5, -2.5, -1.5, -0.5, 0.5, 1.5].map((second) => shown(last + second * 1000));
    expect(sounds(...seconds)).toEqual([[], [], ['count'], ['count'], ['count'], ['end'], []]);
  });

  it('when a session is ended early, but not when it is ended after its planned end', () => {
    const [early, late] = [30 * MINUTE, session.ends + 5 * MINUTE];
    expect(sounds(shown(early), shown(early + 1000, { session: undefined }))).toEqual([[], ['end']]);
    expect(sounds(shown(late), shown(late + 1000, { session: undefined }))).toEqual([[], []]);
  });

  it('for the start of a class that follows another one, and not for the end of the first', () => {
    const next = { began: session.ends, ends: 90 * MINUTE };
    expect(sounds(shown(session.ends - 500), shown(session.ends + 500, { session: next }))).toEqual([[], ['start']]);
  });

  it('when the room reaches its goal, but not again when athletes leave and come back', () => {
    const at = (second: number, points: number, goal = 1000) => shown(MINUTE + second * 1000, { points, goal });
    expect(sounds(at(0, 980), at(1, 1001), at(2, 990), at(3, 1002))).toEqual([[], ['goal'], [], []]);
    expect(sounds(at(0, 980), at(1, 1001), at(2, 1010, 1500), at(3, 1500, 1500))).toEqual([[], ['goal'], [], ['goal']]);
  });

  it('never for a goal that is set below the present points', () => {
    const before = shown(MINUTE, { points: 1200 });
    const after = shown(MINUTE + 1000, { points: 1201, goal: 1000 });
    expect(sounds(before, after, { ...after, at: MINUTE + 2000 })).toEqual([[], [], []]);
  });

  it('never for what happened while it was offline', () => {
    expect(sounds(shown(session.ends - 20_000), shown(session.ends + 1000))).toEqual([[], []]);
  });
});
