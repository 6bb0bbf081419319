import { sheetTypes } from '@clubpulse/contract/workouts/sheets/program';
import { FilterBar } from '../../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../../kit/filters/FilterChip.tsx';
import { setCount } from '../../../kit/list/list-filter.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { optionsOf, PlaceChip } from '../../exercises/public.ts';
import { noFilter, type SheetFilter } from './sheet-filter.ts';

interface SheetFiltersProps {
  filter: SheetFilter;
  folders: readonly { readonly Folder: string; readonly Count: number }[];
  onChange: (changes: Partial<SheetFilter>) => void;
}

export function SheetFilters({ filter, folders: found, onChange }: SheetFiltersProps) {
  const t = useT();
  const formats = useFormats();
  const all = t('kit.all');
  const folders = found.filter(({ Folder }) => Folder !== '');
  return (
    <FilterBar set={setCount(filter)} onClear={() => onChange(noFilter)}>
      {(folders.length > 0 || filter.folder !== null) && (
        <FilterChip
          label={t('sheets.folder')}
          all={all}
          value={filter.folder}
          options={folders.map(({ Folder, Count }) => ({
            value: Folder,
            label: t('sheets.folderOption', { name: Folder, number: formats.number(Count) }),
          }))}
          shown={filter.folder ?? undefined}
          onChange={(folder) => onChange({ folder })}
        />
      )}
      <FilterChip
        label={t('sheets.templates')}
        all={all}
        value={filter.template}
        options={optionsOf(['yes'] as const, () => t('workouts.yes'))}
        onChange={(template) => onChange({ template })}
      />
      <FilterChip
        label={t('kit.type')}
        all={all}
        value={filter.type}
        options={optionsOf(sheetTypes, (one) => t(`sheets.type.${one}`))}
        onChange={(type) => onChange({ type })}
      />
      <PlaceChip value={filter.place} onChange={(place) => onChange({ place })} />
      <FilterChip
        label={t('kit.state')}
        all={all}
        value={filter.published}
        options={optionsOf(['yes', 'no'] as const, (one) => t(one === 'yes' ? 'sheets.published' : 'sheets.unpublished'))}
        onChange={(published) => onChange({ published })}
      />
    </FilterBar>
  );
}
