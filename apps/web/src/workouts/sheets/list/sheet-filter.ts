import { type EquipmentPlace, equipmentPlaces } from '@clubpulse/contract/clubs/equipments';
import { type SheetType, sheetTypes } from '@clubpulse/contract/workouts/sheets/program';
import { oneOf, searchIn, searchQuery } from '../../../kit/list/list-filter.ts';

export interface SheetFilter {
  readonly q: string;
  readonly folder: string | null;
  readonly type: SheetType | null;
  readonly place: EquipmentPlace | null;
  readonly template: 'yes' | null;
  readonly published: 'yes' | 'no' | null;
}

export const readSheets = (params: URLSearchParams): SheetFilter => ({
  q: searchIn(params),
  folder: params.get('folder')?.slice(0, 60) || null,
  type: oneOf(sheetTypes, params.get('type')),
  place: oneOf(equipmentPlaces, params.get('place')),
  template: oneOf(['yes'], params.get('template')),
  published: oneOf(['yes', 'no'], params.get('published')),
});

export const noFilter: SheetFilter = { q: '', folder: null, type: null, place: null, template: null, published: null };

export const queryOf = ({ q, folder, type, place, template, published }: SheetFilter) => ({
  ...searchQuery(q),
  ...(folder === null ? {} : { Folder: folder }),
  ...(type === null ? {} : { Type: type }),
  ...(place === null ? {} : { Location: place }),
  ...(template === null ? {} : { Template: 'true' as const }),
  ...(published === null ? {} : { Published: published === 'yes' ? ('true' as const) : ('false' as const) }),
});
