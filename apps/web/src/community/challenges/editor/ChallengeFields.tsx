import { uploadChallengeImage } from '@clubpulse/contract/accounts/images.calls';
import { type ChallengeInput, challengeKinds, challengeModes, challengeTypes } from '@clubpulse/contract/community/challenges';
import { canBeWritten, canHaveZones, hasAmounts } from '@clubpulse/rules/community/challenges/counting';
import { Radio, Switch, Textarea, TextInput } from '@mantine/core';
import { ImageField } from '../../../accounts/images/public.ts';
import { ColorChoice } from '../../../devices/rooms/public.ts';
import { EditorSection, Pair } from '../../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { ChoicesField } from '../../../kit/fields/ChoicesField.tsx';
import { DateField } from '../../../kit/fields/DateField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import type { Form } from '../../../kit/form/use-form.ts';
import { change } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { isTime, kindLabels, typeLabels } from '../challenge-text.ts';
import classes from './ChallengeEditor.module.css';
import { type ChallengeValues, hourField, rowsMax } from './challenge-values.ts';
import { GoalRows } from './GoalRows.tsx';

interface ChallengeFieldsProps {
  readonly form: Form<ChallengeValues, ChallengeInput>;
  /** The counting rules are fixed: only text, picture, colour and who may join can change. */
  readonly begun: boolean;
  readonly clubId: number | undefined;
  readonly where: string;
  readonly athletes: number | undefined;
}
type OfForm = Pick<ChallengeFieldsProps, 'form'>;

export function ChallengeFields({ form, begun, clubId, where, athletes }: ChallengeFieldsProps) {
  const t = useT();
  return (
    <>
      <Look form={form} clubId={clubId} />
      {begun ? (
        <EditorSection id="counts" title={t('challenges.sectionCounts')}>
          <p className={classes['note']}>{t('challenges.begun')}</p>
        </EditorSection>
      ) : (
        <>
          <KindOf form={form} />
          <Counts form={form} />
          <GoalRows form={form} athletes={athletes} />
        </>
      )}
      <EditorSection id="who" title={t('challenges.sectionWho')}>
        <Radio.Group
          label={t('challenges.joining')}
          value={form.values.Mode}
          onChange={(next) => form.set({ Mode: challengeModes.find((one) => one === next) ?? form.values.Mode })}
        >
          <div className={classes['modes']}>
            {challengeModes.map((mode) => (
              <Radio key={mode} value={mode} label={t(modeLabels[mode])} />
            ))}
          </div>
        </Radio.Group>
        <p className={classes['note']}>{t(form.values.Mode === 'Open' ? 'challenges.openNote' : 'challenges.invitationNote')}</p>
        <p className={classes['note']}>{where}</p>
      </EditorSection>
    </>
  );
}
const modeLabels = { Open: 'challenges.open', Invitation: 'challenges.byInvitation' } as const;

function Look({ form: { values, errors, set }, clubId }: Pick<ChallengeFieldsProps, 'form' | 'clubId'>) {
  const t = useT();
  return (
    <EditorSection id="look" title={t('challenges.sectionLook')}>
      <TextInput
        label={t('kit.title')}
        withAsterisk
        maxLength={120}
        value={values.Title}
        error={errors['Title']}
        onChange={(event) => set({ Title: event.currentTarget.value })}
      />
      <TextInput
        label={t('challenges.short')}
        maxLength={160}
        value={values.ShortDescription}
        error={errors['ShortDescription']}
        onChange={(event) => set({ ShortDescription: event.currentTarget.value })}
      />
      <Textarea
        label={t('kit.description')}
        autosize
        minRows={2}
        maxLength={2000}
        value={values.Description}
        error={errors['Description']}
        onChange={(event) => set({ Description: event.currentTarget.value })}
      />
      <ColorChoice value={values.Color} error={errors['Color']} onChange={(Color) => set({ Color })} />
      {clubId !== undefined && (
        <ImageField
          kind="challenge"
          label={t('kit.picture')}
          note={t('challenges.pictureNote')}
          uri={values.PictureUri}
          upload={(body) => change(uploadChallengeImage, { params: { id: clubId }, body }, { quiet: true })}
          onKept={(PictureUri) => set({ PictureUri })}
          remove={() => set({ PictureUri: null })}
        />
      )}
    </EditorSection>
  );
}

const kindNotes = {
  Tiers: 'challenges.kindTiersNote',
  Goals: 'challenges.kindGoalsNote',
  Personal: 'challenges.kindPersonalNote',
} as const;

function KindOf({ form: { values, set } }: OfForm) {
  const t = useT();
  return (
    <EditorSection id="kind" title={t('kit.kind')}>
      <Radio.Group
        aria-label={t('kit.kind')}
        value={values.Kind}
        onChange={(next) => {
          const Kind = challengeKinds.find((one) => one === next) ?? values.Kind;
          // The unit may differ, so the typed number stays unchanged.
          set({ Kind, Rows: values.Rows.slice(0, rowsMax({ Kind })) });
        }}
      >
        <div className={classes['kinds']}>
          {challengeKinds.map((kind) => (
            <Radio.Card key={kind} value={kind} className={classes['kind']}>
              <Radio.Indicator />
              <span>
                <b>{t(kindLabels[kind])}</b>
                <span>{t(kindNotes[kind])}</span>
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
    </EditorSection>
  );
}

function Counts({ form: { values, errors, set, setUnreadable } }: OfForm) {
  const t = useT();
  const counted = values.Type !== 'ClassAttendance';
  return (
    <EditorSection id="counts" title={t('challenges.sectionCounts')}>
      <Pair>
        <DateField
          label={t('kit.firstDay')}
          near
          required
          value={values.StartDate}
          error={errors['StartDate']}
          onChange={(StartDate) => set({ StartDate })}
          onBroken={(broken) => setUnreadable('StartDate', broken)}
        />
        <DateField
          label={t('kit.lastDay')}
          near
          required
          value={values.EndDate}
          error={errors['EndDate']}
          onChange={(EndDate) => set({ EndDate })}
          onBroken={(broken) => setUnreadable('EndDate', broken)}
        />
      </Pair>
      <ChoiceField
        label={t('challenges.counts')}
        allowDeselect={false}
        data={challengeTypes.map((value) => ({ value, label: t(typeLabels[value]) }))}
        value={values.Type}
        error={errors['Type']}
        onChange={(Type) => set({ Type: challengeTypes.find((one) => one === Type) ?? values.Type })}
      />
      {canHaveZones(values.Type) && (
        <ChoicesField
          label={t('challenges.zones')}
          {...(values.Type === 'Points' && values.ValidZones.length === 0 && { placeholder: t('challenges.allZones') })}
          data={[0, 1, 2, 3, 4, 5].map((zone) => ({ value: String(zone), label: `Z${zone}` }))}
          value={values.ValidZones.map(String)}
          error={errors['ValidZones']}
          onChange={(zones) => set({ ValidZones: zones.map(Number).toSorted((one, other) => one - other) })}
        />
      )}
      {values.Kind === 'Personal' && (
        <NumberField
          label={t('challenges.ownTarget')}
          description={t('challenges.ownTargetNote')}
          required
          unit={isTime(values.Type) ? 'h' : undefined}
          {...(isTime(values.Type) && hourField)}
          value={values.OwnTarget}
          error={errors['OwnTarget']}
          onChange={(OwnTarget) => set({ OwnTarget })}
        />
      )}
      {counted && (
        <Pair>
          <NumberField
            label={t('challenges.minMinutes')}
            unit="min"
            value={values.MinMinutes}
            error={errors['MinMinutes']}
            onChange={(MinMinutes) => set({ MinMinutes })}
          />
          <NumberField
            label={t('challenges.minTarget')}
            unit="%"
            max={100}
            value={values.MinTargetPrc}
            error={errors['MinTargetPrc']}
            onChange={(MinTargetPrc) => set({ MinTargetPrc })}
          />
        </Pair>
      )}
      {canBeWritten(values.Type) && (
        <Switch
          label={t('challenges.manual')}
          description={t(values.ManualEntries ? 'challenges.manualOn' : 'challenges.manualOff')}
          checked={values.ManualEntries}
          onChange={(event) => set({ ManualEntries: event.currentTarget.checked })}
        />
      )}
      {hasAmounts(values.Type) && (
        <div className={classes['best']}>
          <Switch
            label={t('challenges.best')}
            description={t(values.BestTrainings === null ? 'challenges.bestOff' : 'challenges.bestOn')}
            checked={values.BestTrainings !== null}
            onChange={(event) => set({ BestTrainings: event.currentTarget.checked ? BEST_AT_FIRST : null })}
          />
          {values.BestTrainings !== null && (
            <NumberField
              aria-label={t('challenges.bestCount')}
              required
              value={values.BestTrainings}
              error={errors['BestTrainings']}
              // An empty field is invalid; only the switch turns the limit off.
              onChange={(BestTrainings) => set({ BestTrainings: BestTrainings ?? Number.NaN })}
            />
          )}
        </div>
      )}
    </EditorSection>
  );
}
const BEST_AT_FIRST = 10;
