import { expect, it } from 'vitest';
import { ClubChoice } from './club-choice.live.ts';

const received = (clubId: number, minute: number, strength: number, userId = 1) => ({
  userId,
  minute,
  clubId,
  roomId: clubId * 10,
  strength,
});

it('an athlete belongs to the first club that receives them until another club has a clearly better signal', () => {
  const choice = new ClubChoice();
  expect(choice.receive(received(1, 100, -60))).toMatchObject({ clubId: 1, roomId: 10 });
  for (const strength of [-70, -60, -55])
    expect(choice.receive(received(2, 100, strength))).toMatchObject({ clubId: 1, roomId: 10 });
  expect(choice.receive(received(2, 101, -54))).toMatchObject({ clubId: 2, roomId: 20 });
  expect(choice.receive(received(1, 101, -58))).toMatchObject({ clubId: 2 });
});

it('an athlete belongs to another club when their current club receives nothing for two minutes', () => {
  const choice = new ClubChoice();
  choice.receive(received(1, 100, -40));
  expect(choice.receive(received(2, 101, -90))).toMatchObject({ clubId: 1 });
  expect(choice.receive(received(2, 102, -90))).toMatchObject({ clubId: 2 });
});

it("minutes that arrive late belong to the club that received them, and do not change the athlete's current club", () => {
  const choice = new ClubChoice();
  choice.receive(received(1, 100, -60));
  expect(choice.receive(received(2, 40, -90))).toMatchObject({ clubId: 2 });
  expect(choice.receive(received(2, 100, -60))).toMatchObject({ clubId: 1 });
});
