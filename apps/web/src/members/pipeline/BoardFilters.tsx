import { waysIn } from '@clubpulse/contract/accounts/roles';
import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { openTasks } from '@clubpulse/contract/members/pipeline/pipeline';
import { listTaskAssignees } from '@clubpulse/contract/members/tasks/tasks.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { IconChecklist, IconRoute, IconTag, IconUser } from '@tabler/icons-react';
import { tagLabel } from '../../clubs/tags/public.ts';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { SearchField } from '../../kit/list/SearchField.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Board.module.css';
import { type BoardFilter, noFilter, setCount } from './board-filter.ts';

interface BoardFiltersProps {
  clubId: number;
  filter: BoardFilter;
  onChange: (changes: Partial<BoardFilter>) => void;
}

const taskLabels = { late: 'members.taskGroup-late', today: 'kit.today', none: 'members.withoutTask' } as const;

export function BoardFilters({ clubId, filter, onChange }: BoardFiltersProps) {
  const t = useT();
  const params = { id: clubId };
  const staff = useCall(listTaskAssignees, { params }, { quiet: true }).data ?? [];
  const tags = useCall(listTags, { params }, { quiet: true }).data ?? [];
  return (
    <search className={classes['filters']} aria-label={t('kit.filters')}>
      <SearchField value={filter.q} placeholder={t('kit.personHint')} onChange={(q) => onChange({ q })} />
      <FilterBar set={setCount(filter)} onClear={() => onChange(noFilter)}>
        <FilterChip
          icon={IconUser}
          label={t('members.taskHeldBy')}
          all={t('kit.all')}
          value={filter.who === null ? null : String(filter.who)}
          options={staff.map((one) => ({ value: String(one.UserId), label: fullName(one) }))}
          onChange={(next) => onChange({ who: next === null ? null : Number(next) })}
        />
        <FilterChip
          icon={IconChecklist}
          label={t('members.tasks')}
          all={t('members.allOfThese')}
          value={filter.task}
          options={openTasks.map((value) => ({ value, label: t(taskLabels[value]) }))}
          onChange={(task) => onChange({ task })}
        />
        <FilterChip
          icon={IconRoute}
          label={t('members.cameBy')}
          all={t('members.allOfThese')}
          value={filter.by}
          options={waysIn.map((value) => ({ value, label: t(`members.way-${value}`) }))}
          onChange={(by) => onChange({ by })}
        />
        <FilterChip
          icon={IconTag}
          label={t('messages.tag')}
          all={t('kit.all')}
          value={filter.tag === null ? null : String(filter.tag)}
          options={tags.map((tag) => ({ value: String(tag.ClubTagId), label: tagLabel(tag, t) }))}
          onChange={(next) => onChange({ tag: next === null ? null : Number(next) })}
        />
      </FilterBar>
    </search>
  );
}
