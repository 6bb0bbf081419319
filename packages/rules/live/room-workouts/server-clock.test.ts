import { expect, it } from 'vitest';
import { type ClockSample, serverTime, withSample } from './server-clock.ts';

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

interface Screen {
  readonly off: number;
  readonly drift: number;
  readonly cut: readonly [from: number, to: number];
  samples: readonly ClockSample[];
}
const T = Date.UTC(2026, 10, 22, 18);
const localOf = ({ off, drift }: Screen, passed: number) => off + passed * (1 + drift);

const way = (roll: () => number) => 2 + roll() * 30 + (roll() < 0.1 ? roll() * 400 : 0);

it('the times that the screens of a room show differ by less than 100 ms, despite wrong clocks and delays of the network', () => {
  const roll = dice(11);
  const screens: Screen[] = [
    { off: 7_300, drift: 100e-6, cut: [200_000, 260_000], samples: [] },
    { off: -4_900, drift: -100e-6, cut: [400_000, 460_000], samples: [] },
    { off: 81_000, drift: 0, cut: [0, 0], samples: [] },
    { off: 0, drift: 60e-6, cut: [205_000, 265_000], samples: [] },
  ];
  let worst = 0;
  let worstCut = 0;
  const ask = (screen: Screen, passed: number) => {
    const [there, back] = [way(roll), way(roll)];
    screen.samples = withSample(screen.samples, {
      sent: localOf(screen, passed),
      received: localOf(screen, passed + there + back),
      at: T + passed + there,
    });
  };
  for (const screen of screens) for (let turn = 0; turn < 8; turn++) ask(screen, turn * 250);
  for (let passed = 3_000; passed < 900_000; passed += 250) {
    const isCut = (screen: Screen) => passed >= screen.cut[0] && passed < screen.cut[1];
    for (const screen of screens) if (passed % 5_000 === 0 && !isCut(screen)) ask(screen, passed);
    const shown = screens.map((screen) => (serverTime(screen.samples, localOf(screen, passed)) ?? 0) - T - passed);
    const apart = Math.max(...shown) - Math.min(...shown);
    worst = Math.max(worst, apart);
    if (screens.some(isCut)) worstCut = Math.max(worstCut, apart);
  }
  console.info(`screens were apart by ${worst.toFixed(1)} ms at most, by ${worstCut.toFixed(1)} ms while one was cut off`);
  expect(worst).toBeLessThan(100);
});

it("the server's clock is unknown before the first response, and known after it", () => {
  expect(serverTime([], 5)).toBeUndefined();
  expect(serverTime([{ sent: 100, received: 120, at: T }], 120)).toBe(T + 10);
});

it("the server's clock is estimated from the response with the shortest delay", () => {
  const samples = [
    { sent: 0, received: 400, at: T + 390 },
    { sent: 1_000, received: 1_010, at: T + 1_005 },
    { sent: 2_000, received: 2_600, at: T + 2_590 },
  ].reduce<readonly ClockSample[]>(withSample, []);
  expect(serverTime(samples, 3_000)).toBe(T + 3_000);
});

it("the estimate of the server's clock starts again after the screen slept or a clock was set", () => {
  const before = withSample(withSample([], { sent: 0, received: 10, at: T }), { sent: 20_000, received: 20_010, at: T + 20_000 });
  const after = withSample(before, { sent: 25_000, received: 25_010, at: T + 625_000 });
  expect(serverTime(after, 26_005)).toBe(T + 626_000);
});
