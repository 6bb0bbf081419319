import type { Figure } from '@clubpulse/contract/workouts/exercises/vocabulary';

/** A figure is drawn only for exactly this position, equipment and movement. Otherwise only muscles are drawn. */
const drawn: Readonly<Record<string, Figure>> = {
  bodyweightSquat: 'squat',
  barbellBackSquat: 'backSquat',
  frontSquat: 'frontSquat',
  gobletSquat: 'gobletSquat',
  forwardLunge: 'lunge',
  reverseLunge: 'lunge',
  walkingLunge: 'dumbbellLunge',
  conventionalDeadlift: 'deadlift',
  romanianDeadlift: 'romanianDeadlift',
  dumbbellRomanianDeadlift: 'dumbbellRomanianDeadlift',
  gluteBridge: 'gluteBridge',
  standingCalfRaise: 'calfRaise',
  pushUp: 'pushUp',
  diamondPushUp: 'pushUp',
  barbellBenchPress: 'benchPress',
  closeGripBenchPress: 'benchPress',
  dumbbellBenchPress: 'dumbbellBenchPress',
  overheadPress: 'overheadPress',
  barbellRow: 'barbellRow',
  pullUp: 'pullUp',
  chinUp: 'pullUp',
  deadHang: 'deadHang',
  tricepsPushdown: 'pushdown',
  ropePushdown: 'pushdown',
  barbellCurl: 'barbellCurl',
  dumbbellCurl: 'dumbbellCurl',
  farmersCarry: 'farmersCarry',
  sitUp: 'sitUp',
  plank: 'plank',
  birdDog: 'birdDog',
  outdoorRun: 'run',
  singleLegStand: 'singleLegStand',
};

export const drawnKeys: readonly string[] = Object.keys(drawn);

export const figureOf = ({ Key }: { readonly Key: string | null }): Figure | null =>
  Key !== null && Object.hasOwn(drawn, Key) ? (drawn[Key] ?? null) : null;
