import { type EquipmentPlace, equipmentPlaces } from '@clubpulse/contract/clubs/equipments';
import { type SheetType, sheetTypes } from '@clubpulse/contract/workouts/sheets/program';

export interface SheetFilter {
  readonly q: string;
  readonly folder: string | null;
  readonly type: SheetType | null;
  readonly place: EquipmentPlace | null;
  readonly template: 'yes' | null;
  readonly published: 'yes' | 'no' | null;
}

export const readSheets = (params: URLSearchParams): SheetFilter => ({
  q: (params.get('q') ?? '').slice(0, 200),
  folder: params.get('folder')?.slice(0, 60) || null,
  type: sheetTypes.find((one) => one === params.get('type')) ?? null,
  place: equipmentPlaces.find((one) => one === params.get('place')) ?? null,
  template: params.get('template') === 'yes' ? 'yes' : null,
  published: (['yes', 'no'] as const).find((one) => one === params.get('published')) ?? null,
});

export function writeSheets(filter: SheetFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== null && value !== '') params.set(name, value);
  return params;
}

export const noFilter: SheetFilter = { q: '', folder: null, type: null, place: null, template: null, published: null };

export const setCount = ({ q, ...filter }: SheetFilter): number =>
  [q.trim() || null, ...Object.values(filter)].filter((one) => one !== null).length;

export const queryOf = ({ q, folder, type, place, template, published }: SheetFilter) => ({
  ...(q.trim() === '' ? {} : { globalSearch: q.trim() }),
  ...(folder === null ? {} : { Folder: folder }),
  ...(type === null ? {} : { Type: type }),
  ...(place === null ? {} : { Location: place }),
  ...(template === null ? {} : { Template: 'true' as const }),
  ...(published === null ? {} : { Published: published === 'yes' ? ('true' as const) : ('false' as const) }),
});
