import { z } from 'zod';
import { idSchema } from '../scalars.ts';

/** What a club may have, by group. Training without anything needs no mention. */
export const equipmentGroups = {
  freeWeights: ['barbell', 'ezBar', 'trapBar', 'landmine', 'dumbbell', 'kettlebell', 'medicineBall'],
  machines: ['bench', 'smithMachine', 'machine', 'cable', 'pullUpBar', 'dipBars'],
  functional: ['suspensionTrainer', 'resistanceBand', 'plyoBox', 'jumpRope', 'battleRope', 'sled', 'abWheel'],
  floor: ['mat', 'chair', 'stabilityBall', 'bosu', 'foamRoller'],
  cardio: ['treadmill', 'stationaryBike', 'spinBike', 'airBike', 'rower', 'elliptical', 'stairClimber', 'skiErg'],
} as const;
export type EquipmentGroup = keyof typeof equipmentGroups;
export type Equipment = (typeof equipmentGroups)[EquipmentGroup][number];
const all: readonly Equipment[] = Object.values(equipmentGroups).flat();

export const equipmentSchema = z.enum(all as [Equipment, ...Equipment[]]);
export const clubEquipmentsSchema = z.object({ ClubId: idSchema, Equipments: z.array(equipmentSchema).max(100) });
export type ClubEquipments = z.infer<typeof clubEquipmentsSchema>;
