import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { getClubUser } from '@clubpulse/contract/members/people.calls';
import { clientStages } from '@clubpulse/contract/members/pipeline/pipeline';
import { countAudience } from '@clubpulse/contract/office/messages.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { tagLabel } from '../../clubs/tags/public.ts';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { SetFilter } from '../../kit/filters/SetFilter.tsx';
import { PersonPicker } from '../../members/people/public.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { type AudienceFilter, everybody, queryOf, withOneMore } from './audience-filter.ts';
import classes from './Messages.module.css';
import { useClassChoices } from './use-class-choices.ts';

const RECENT_DAYS = 7;
const unseenDays = [14, 30, 60, 90] as const;

interface AudienceFiltersProps {
  filter: AudienceFilter;
  onChange: (filter: AudienceFilter) => void;
}

const inField = { label: classes['unseen'] };

/** Number of members for one filter alone; empty when it is not set or not counted yet. */
function useAlone(id: number, filter: AudienceFilter, name: 'stage' | 'notSeen' | 'subscription' | 'tag' | 'inClass'): string {
  const formats = useFormats();
  const query = queryOf({ ...everybody, [name]: filter[name] }, ['App']);
  const enabled = filter[name] !== null;
  const counted = useCall(countAudience, { params: { id }, query }, { quiet: true, keepPrevious: true, enabled }).data;
  return enabled && counted !== undefined ? ` · ${formats.number(counted.Chosen)}` : '';
}

const withNumber = <Value extends string>(
  options: readonly { readonly value: Value; readonly label: string }[],
  chosen: Value | null,
  number: string,
): string | undefined => {
  const label = options.find(({ value }) => value === chosen)?.label;
  return label === undefined ? undefined : `${label}${number}`;
};

export function AudienceFilters({ filter, onChange }: AudienceFiltersProps) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id, EnableLeads } = useStaffClub();
  const subscriptionTypes = useCall(listSubscriptionTypes, { params: { id } }, { quiet: true });
  const { data: types = [] } = subscriptionTypes;
  const clubTags = useCall(listTags, { params: { id } }, { quiet: true });
  const { data: tags = [] } = clubTags;
  const set = (changes: Partial<AudienceFilter>) => onChange({ ...filter, ...changes });
  const number = (text: string | null) => (text === null ? null : Number(text));
  const alone = {
    stage: useAlone(id, filter, 'stage'),
    notSeen: useAlone(id, filter, 'notSeen'),
    subscription: useAlone(id, filter, 'subscription'),
    tag: useAlone(id, filter, 'tag'),
    inClass: useAlone(id, filter, 'inClass'),
  };
  const stages = clientStages.map((value) => ({ value, label: t(`messages.stage-${value}`) }));
  const unseen = unseenDays.map((days) => ({ value: String(days), label: t('messages.notSeenDays', { count: String(days) }) }));
  const subscriptions = types.map((type) => ({ value: String(type.ClassSubscriptionId), label: type.Name }));
  const tagged = tags.map((tag) => ({ value: String(tag.ClubTagId), label: tagLabel(tag, t) }));
  const text = (value: number | null) => (value === null ? null : String(value));
  const inClasses = useClassChoices(RECENT_DAYS, filter.inClass, t('messages.button-Class'));
  const { length: count } = Object.values(filter).filter((one) => one !== null);
  return (
    <>
      <FilterBar
        set={count}
        onClear={() => onChange(everybody)}
        seldomSet={[filter.inClass, filter.notStage].filter((one) => one !== null).length}
        seldom={
          <>
            {inClasses.length > 0 && (
              <FilterChip
                label={t('messages.inClass')}
                all={t('kit.all')}
                value={text(filter.inClass)}
                shown={withNumber(inClasses, text(filter.inClass), alone.inClass)}
                options={inClasses}
                onChange={(classId) => set({ inClass: number(classId) })}
              />
            )}
            {(EnableLeads || filter.notStage !== null) && (
              <FilterChip
                label={t('messages.notStage')}
                all={t('messages.notStageNone')}
                value={filter.notStage}
                options={stages}
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
            shown={withNumber(stages, filter.stage, alone.stage)}
            options={stages}
            onChange={(stage) => set({ stage })}
          />
        )}
        <FilterChip
          label={t('messages.notSeen')}
          all={t('kit.all')}
          value={text(filter.notSeen)}
          shown={withNumber(unseen, text(filter.notSeen), alone.notSeen)}
          options={unseen}
          onChange={(days) => set({ notSeen: number(days) })}
        />
        {(subscriptionTypes.isPending || types.length > 0) && (
          <FilterChip
            label={t('kit.subscription')}
            all={t('kit.all')}
            value={text(filter.subscription)}
            shown={withNumber(subscriptions, text(filter.subscription), alone.subscription)}
            options={subscriptions}
            onChange={(subscription) => set({ subscription: number(subscription) })}
          />
        )}
        {(clubTags.isPending || tags.length > 0) && (
          <FilterChip
            label={t('messages.tag')}
            all={t('kit.all')}
            value={text(filter.tag)}
            shown={withNumber(tagged, text(filter.tag), alone.tag)}
            options={tagged}
            onChange={(tag) => set({ tag: number(tag) })}
          />
        )}
        {filter.not !== null && (
          <OnlyThese userIds={filter.not} onClear={() => set({ not: null })} label={t('messages.butNot')} />
        )}
      </FilterBar>
      {count > 1 && <p className={classes['quiet']}>{t('messages.allHold', { number: formats.number(count) })}</p>}
      <div className={classes['target']}>
        <PersonPicker
          clubId={id}
          label={t('messages.addPerson')}
          classNames={inField}
          placeholder={t('messages.addPerson')}
          nobodyFound={t('messages.nobodyCalled')}
          onChange={(person) => person && set({ only: withOneMore(filter.only, person.UserId) })}
        />
        <PersonPicker
          clubId={id}
          label={t('messages.takeOut')}
          classNames={inField}
          placeholder={t('messages.takeOut')}
          nobodyFound={t('messages.nobodyCalled')}
          onChange={(person) => person && set({ not: withOneMore(filter.not, person.UserId) })}
        />
      </div>
    </>
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
