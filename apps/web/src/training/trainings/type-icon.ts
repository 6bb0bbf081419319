import { trainingTypes } from '@clubpulse/contract/training/training-types';
import {
  type Icon,
  IconBallTennis,
  IconBarbell,
  IconBike,
  IconHeartbeat,
  IconKarate,
  IconPlayFootball,
  IconRun,
  IconSkiJumping,
  IconStretching,
  IconSwimming,
  IconTreadmill,
  IconTrees,
  IconWalk,
  IconYoga,
} from '@tabler/icons-react';
import { createElement } from 'react';

const ofType: Readonly<Record<string, Icon>> = {
  running: IconRun,
  trailRunning: IconRun,
  walking: IconWalk,
  nordicWalking: IconWalk,
  hiking: IconWalk,
  cycling: IconBike,
  mountainBiking: IconBike,
  indoorCycling: IconBike,
  exerciseBike: IconBike,
};
const ofCategory: Readonly<Record<string, Icon>> = {
  outdoor: IconTrees,
  indoorCardio: IconTreadmill,
  water: IconSwimming,
  strength: IconBarbell,
  classStrength: IconBarbell,
  functional: IconBarbell,
  classCardio: IconStretching,
  mindBody: IconYoga,
  combat: IconKarate,
  racket: IconBallTennis,
  team: IconPlayFootball,
  winter: IconSkiJumping,
};

export function typeIcon(key: string): Icon {
  const category = trainingTypes.find((type) => type.Key === key)?.Category ?? '';
  return ofType[key] ?? ofCategory[category] ?? IconHeartbeat;
}

export const TypeIcon = ({ type }: { type: string }) => createElement(typeIcon(type), { size: 22, stroke: 1.8 });
