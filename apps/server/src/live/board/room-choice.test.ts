import { describe, expect, it } from 'vitest';
import { RoomChoice } from './room-choice.live.ts';

const [HALL, STUDIO] = [1, 2];

function choice() {
  const rooms = new RoomChoice();
  rooms.grow(1);
  rooms.enter(0, HALL, -60, 0);
  return rooms;
}

describe('the room of an athlete', () => {
  it('does not change when both rooms have similar signals', () => {
    const rooms = choice();
    for (let second = 1; second < 60; second++) {
      rooms.receive(0, HALL, -60 + (second % 3), second);
      rooms.receive(0, STUDIO, -58 + (second % 4), second);
      expect(rooms.of(0)).toBe(HALL);
    }
  });

  it('does not change after a restart, when a bridge of another room is received before the signal strength in its own room is known', () => {
    const rooms = choice();
    rooms.enter(0, HALL, 0, 0);
    for (let second = 1; second < 30; second++) {
      rooms.receive(0, STUDIO, -68, second);
      rooms.receive(0, HALL, -60, second);
      expect(rooms.of(0)).toBe(HALL);
    }
  });

  it('does not change when the other room is stronger only briefly', () => {
    const rooms = choice();
    for (let second = 1; second < 60; second++) {
      rooms.receive(0, HALL, -60, second);
      rooms.receive(0, STUDIO, second % 5 === 0 ? -70 : -40, second);
      expect(rooms.of(0)).toBe(HALL);
    }
  });

  it('does not change to a room with a weaker signal while an own device in the current room sends readings without signal strength', () => {
    const rooms = choice();
    for (let second = 1; second < 60; second++) {
      rooms.receive(0, HALL, 0, second);
      rooms.receive(0, STUDIO, -58, second);
      if (second % 5 === 0) rooms.receive(0, HALL, -60, second);
      expect([rooms.of(0), rooms.strengthOf(0)]).toEqual([HALL, -60]);
    }
  });

  it('changes once when the athlete walks to another room', () => {
    const rooms = choice();
    const moves: number[] = [];
    for (let second = 1; second < 60; second++) {
      rooms.receive(0, HALL, -60 - second, second);
      if (rooms.receive(0, STUDIO, -90 + second, second)) moves.push(second);
    }
    expect(moves).toEqual([25]);
    expect(rooms.of(0)).toBe(STUDIO);
  });

  it('changes when the bridges in its room receive nothing more, even when no bridge reports signal strengths', () => {
    const rooms = choice();
    for (let second = 1; second < 10; second++) expect(rooms.receive(0, STUDIO, 0, second)).toBe(false);
    expect(rooms.receive(0, STUDIO, 0, 10)).toBe(true);
  });
});
