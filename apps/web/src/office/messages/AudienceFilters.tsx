import { getClubUser } from '@clubpulse/contract/members/people.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { SetFilter } from '../../kit/filters/SetFilter.tsx';
import { PersonPicker } from '../../members/people/public.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { type AudienceFilter, allMembers, withOneMore } from './audience-filter.ts';
import classes from './Messages.module.css';
import { textOf, useAudienceOptions } from './use-audience-options.ts';

interface AudienceFiltersProps {
  filter: AudienceFilter;
  onChange: (filter: AudienceFilter) => void;
}

const inField = { label: classes['unseen'] };

export function AudienceFilters({ filter, onChange }: AudienceFiltersProps) {
  const t = useT();
  const formats = useFormats();
  const { EnableLeads } = useStaffClub();
  const { stages, unseen, subscriptions, tags, inClasses } = useAudienceOptions(filter);
  const set = (changes: Partial<AudienceFilter>) => onChange({ ...filter, ...changes });
  const number = (text: string | null) => (text === null ? null : Number(text));
  const { length: count } = Object.values(filter).filter((one) => one !== null);
  return (
    <>
      <FilterBar
        set={count}
        onClear={() => onChange(allMembers)}
        seldomSet={[filter.inClass, filter.notStage].filter((one) => one !== null).length}
        seldom={
          <>
            {inClasses.options.length > 0 && (
              <FilterChip
                label={t('messages.inClass')}
                all={t('kit.all')}
                value={textOf(filter.inClass)}
                {...inClasses}
                onChange={(classId) => set({ inClass: number(classId) })}
              />
            )}
            {(EnableLeads || filter.notStage !== null) && (
              <FilterChip
                label={t('messages.notStage')}
                all={t('messages.notStageNone')}
                value={filter.notStage}
                options={stages.options}
                onChange={(notStage) => set({ notStage })}
              />
            )}
          </>
        }
      >
        {filter.only !== null && (
          <OnlyThese userIds={filter.only} onClear={() => set({ only: null })} label={t('messages.person')} />
        )}
        {(EnableLeads || filter.stage !== null) && (
          <FilterChip
            label={t('messages.stage')}
            all={t('kit.all')}
            value={filter.stage}
            {...stages}
            onChange={(stage) => set({ stage })}
          />
        )}
        <FilterChip
          label={t('messages.notSeen')}
          all={t('kit.all')}
          value={textOf(filter.notSeen)}
          {...unseen}
          onChange={(days) => set({ notSeen: number(days) })}
        />
        {(subscriptions.isPending || subscriptions.options.length > 0) && (
          <FilterChip
            label={t('kit.subscription')}
            all={t('kit.all')}
            value={textOf(filter.subscription)}
            shown={subscriptions.shown}
            options={subscriptions.options}
            onChange={(subscription) => set({ subscription: number(subscription) })}
          />
        )}
        {(tags.isPending || tags.options.length > 0) && (
          <FilterChip
            label={t('messages.tag')}
            all={t('kit.all')}
            value={textOf(filter.tag)}
            shown={tags.shown}
            options={tags.options}
            onChange={(tag) => set({ tag: number(tag) })}
          />
        )}
        {filter.not !== null && (
          <OnlyThese userIds={filter.not} onClear={() => set({ not: null })} label={t('messages.butNot')} />
        )}
      </FilterBar>
      {count > 1 && <p className={classes['quiet']}>{t('messages.allHold', { number: formats.number(count) })}</p>}
      <AddPeople filter={filter} onChange={onChange} />
    </>
  );
}

function AddPeople({ filter, onChange }: AudienceFiltersProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  return (
    <div className={classes['target']}>
      <PersonPicker
        clubId={id}
        label={t('messages.addPerson')}
        classNames={inField}
        placeholder={t('messages.addPerson')}
        nobodyFound={t('messages.nobodyCalled')}
        onChange={(person) => person && onChange({ ...filter, only: withOneMore(filter.only, person.UserId) })}
      />
      <PersonPicker
        clubId={id}
        label={t('messages.takeOut')}
        classNames={inField}
        placeholder={t('messages.takeOut')}
        nobodyFound={t('messages.nobodyCalled')}
        onChange={(person) => person && onChange({ ...filter, not: withOneMore(filter.not, person.UserId) })}
      />
    </div>
  );
}

function OnlyThese({ label, userIds, onClear }: { label: string; userIds: readonly number[]; onClear: () => void }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const [userId = 0, ...others] = userIds;
  const isOne = others.length === 0;
  const person = useCall(getClubUser, { params: { id, userId } }, { quiet: true, ignore: [404], enabled: isOne }).data;
  const { length: count } = userIds;
  const named = person ? fullName(person) : '…';
  return (
    <SetFilter
      label={label}
      value={isOne ? named : t('clubs.people', { count, number: formats.number(count) })}
      onClear={onClear}
    />
  );
}
