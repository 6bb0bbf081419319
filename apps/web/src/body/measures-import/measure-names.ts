import { type MeasureKey, measureKeys } from '@clubpulse/contract/body/measures/catalogue';
import { entry as enEntry } from '@clubpulse/phrases/en/body/measures/entry';
import { names as en } from '@clubpulse/phrases/en/body/measures/names';
import { entry as esEntry } from '@clubpulse/phrases/es/body/measures/entry';
import { names as es } from '@clubpulse/phrases/es/body/measures/names';
import { entry as frEntry } from '@clubpulse/phrases/fr/body/measures/entry';
import { names as fr } from '@clubpulse/phrases/fr/body/measures/names';
import { entry as itEntry } from '@clubpulse/phrases/it/body/measures/entry';
import { names as it } from '@clubpulse/phrases/it/body/measures/names';
import type { MeasureNames } from '@clubpulse/rules/body/measures-import/rows';

const entries = [enEntry, itEntry, esEntry, frEntry];

const alsoCalled: Partial<Record<MeasureKey, readonly string[]>> = {
  weight: ['Body weight', 'Peso corporeo', 'Peso corporal', 'Poids corporel'],
  waist: ['Waist', 'Girovita', 'Giro vita', 'Vita', 'Cintura', 'Tour de taille'],
  bodyFatPercent: ['Body fat', 'Massa grassa', 'Grasso corporeo', 'Grasa corporal', 'Masse grasse'],
  totalBodyWater: ['Body water', 'Acqua totale', 'Acqua corporea', 'Agua corporal', 'Eau corporelle'],
  boneMass: ['Bone', 'Massa ossea', 'Masa ósea', 'Masse osseuse'],
};

/**
 * The names in every language, because a file may not be in the language of its reader. A column with both values of a blood
 * pressure is read as the systolic pressure.
 */
export const measureNames = Object.fromEntries(
  measureKeys.map((key) => [
    key,
    [
      ...[en, it, es, fr].map((names) => names[`measure.${key}`]),
      ...(alsoCalled[key] ?? []),
      ...(key === 'systolicPressure' ? entries.map((words) => words['measures.pressure']) : []),
    ],
  ]),
) as unknown as MeasureNames;
