import type { Equipment, EquipmentPlace } from '@clubpulse/contract/clubs/equipments';

/** What the first club has to train with, and takes its members to have. */
export const equipments: Readonly<Record<EquipmentPlace, readonly Equipment[]>> = {
  club: [
    'barbell',
    'ezBar',
    'trapBar',
    'dumbbell',
    'kettlebell',
    'medicineBall',
    'bench',
    'smithMachine',
    'machine',
    'cable',
    'pullUpBar',
    'dipBars',
    'suspensionTrainer',
    'resistanceBand',
    'plyoBox',
    'jumpRope',
    'mat',
    'stabilityBall',
    'foamRoller',
    'stationaryBike',
    'spinBike',
    'rower',
    'elliptical',
  ],
  home: ['mat', 'chair', 'resistanceBand', 'dumbbell'],
  outdoor: ['mat', 'kettlebell', 'jumpRope'],
};
