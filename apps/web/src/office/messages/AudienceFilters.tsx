import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { getClubUser } from '@clubpulse/contract/members/people.calls';
import { clientStages } from '@clubpulse/contract/members/pipeline/pipeline';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { tagWords } from '../../clubs/tags/public.ts';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { SetFilter } from '../../kit/filters/SetFilter.tsx';
import { PersonPicker } from '../../members/people/public.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { type AudienceFilter, everybody, withOneMore } from './audience-filter.ts';
import classes from './Messages.module.css';
import { useClassChoices } from './use-class-choices.ts';

/** Who was in a class of the last days may be written to. */
const RECENT_DAYS = 7;
const unseenDays = [14, 30, 60, 90] as const;

interface AudienceFiltersProps {
  filter: AudienceFilter;
  onChange: (filter: AudienceFilter) => void;
}

/** Whom it goes to: for whom all of it holds. */
export function AudienceFilters({ filter, onChange }: AudienceFiltersProps) {
  const t = useT();
  const { ClubId: id, EnableLeads } = useStaffClub();
  const types = useCall(listSubscriptionTypes, { params: { id } }, { quiet: true }).data ?? [];
  const tags = useCall(listTags, { params: { id } }, { quiet: true }).data ?? [];
  const set = (changes: Partial<AudienceFilter>) => onChange({ ...filter, ...changes });
  const number = (text: string | null) => (text === null ? null : Number(text));
  const inClasses = useClassChoices(RECENT_DAYS, filter.inClass, t('messages.button-Class'));
  return (
    <>
      <FilterBar set={Object.values(filter).filter((one) => one !== null).length} onClear={() => onChange(everybody)}>
        {filter.only !== null && (
          <OnlyThese userIds={filter.only} onClear={() => set({ only: null })} label={t('messages.person')} />
        )}
        {(EnableLeads || filter.stage !== null) && (
          <FilterChip
            label={t('messages.stage')}
            all={t('kit.all')}
            value={filter.stage}
            options={clientStages.map((value) => ({ value, label: t(`messages.stage-${value}`) }))}
            onChange={(stage) => set({ stage })}
          />
        )}
        <FilterChip
          label={t('messages.notSeen')}
          all={t('kit.all')}
          value={filter.notSeen === null ? null : String(filter.notSeen)}
          options={unseenDays.map((days) => ({ value: String(days), label: t('messages.notSeenDays', { count: String(days) }) }))}
          onChange={(days) => set({ notSeen: number(days) })}
        />
        {types.length > 0 && (
          <FilterChip
            label={t('kit.subscription')}
            all={t('kit.all')}
            value={filter.subscription === null ? null : String(filter.subscription)}
            options={types.map((type) => ({ value: String(type.ClassSubscriptionId), label: type.Name }))}
            onChange={(subscription) => set({ subscription: number(subscription) })}
          />
        )}
        {tags.length > 0 && (
          <FilterChip
            label={t('messages.tag')}
            all={t('kit.all')}
            value={filter.tag === null ? null : String(filter.tag)}
            options={tags.map((tag) => ({ value: String(tag.ClubTagId), label: tagWords(tag, t) }))}
            onChange={(tag) => set({ tag: number(tag) })}
          />
        )}
        {inClasses.length > 0 && (
          <FilterChip
            label={t('messages.inClass')}
            all={t('kit.all')}
            value={filter.inClass === null ? null : String(filter.inClass)}
            options={inClasses}
            onChange={(classId) => set({ inClass: number(classId) })}
          />
        )}
        {(EnableLeads || filter.notStage !== null) && (
          <FilterChip
            label={t('messages.notStage')}
            all={t('messages.notStageNone')}
            value={filter.notStage}
            options={clientStages.map((value) => ({ value, label: t(`messages.stage-${value}`) }))}
            onChange={(notStage) => set({ notStage })}
          />
        )}
        {filter.not !== null && (
          <OnlyThese userIds={filter.not} onClear={() => set({ not: null })} label={t('messages.butNot')} />
        )}
      </FilterBar>
      <div className={classes['target']}>
        <PersonPicker
          clubId={id}
          label={t('messages.addPerson')}
          nobodyFound={t('messages.nobodyCalled')}
          onChange={(person) => person && set({ only: withOneMore(filter.only, person.UserId) })}
        />
        <PersonPicker
          clubId={id}
          label={t('messages.takeOut')}
          nobodyFound={t('messages.nobodyCalled')}
          onChange={(person) => person && set({ not: withOneMore(filter.not, person.UserId) })}
        />
      </div>
    </>
  );
}

/** One by her name, several by how many they are: their names stand beside who gets it. */
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
