import type { ClosedList } from '../../../apps/server/src/platform/database/closed-lists.ts';

const jsonbColumns: Readonly<Record<string, { readonly type: string; readonly from: string }>> = {
  'automations.Content': { type: 'AutomationContent', from: '@clubpulse/contract/office/automations/automations' },
  'bridge_workouts.Stations': { type: 'StoredStations', from: '@clubpulse/contract/workouts/circuits/circuits' },
  'bridges.Report': { type: 'BridgeReport', from: '@clubpulse/contract/devices/bridges' },
  'class_schedules.Slots': { type: 'WeeklySlot[]', from: '@clubpulse/contract/calendar/classes/schedule' },
  'workout_sheet_runs.Plan': { type: 'ProgramDay', from: '@clubpulse/contract/workouts/sheets/program' },
  'workout_sheets.Confirmations': { type: 'Confirmations', from: '@clubpulse/contract/workouts/sheets/sheets' },
  'workout_sheets.Days': { type: 'Program', from: '@clubpulse/contract/workouts/sheets/program' },
  'workout_sheets.Decisions': { type: 'Decisions', from: '@clubpulse/contract/workouts/generator/generator' },
  'workout_sheets.PlannedDays': { type: 'PlannedDays', from: '@clubpulse/contract/workouts/sheets/planned-days' },
  'club_dashboards.Lists': { type: 'ListSettings[]', from: '@clubpulse/contract/office/dashboard/dashboard' },
  'desk_corrections.Values': { type: 'CorrectedValue[]', from: '@clubpulse/contract/members/adding/adding' },
  'dashboard_settings.Lists': { type: 'ListSettings[]', from: '@clubpulse/contract/office/dashboard/dashboard' },
  'exercises.Texts': { type: 'ExerciseTexts', from: '@clubpulse/contract/workouts/exercises/exercises' },
  'generated_drafts.Draft': { type: 'StoredDraft', from: '@clubpulse/contract/workouts/generator/generator' },
  'health_scales.Said': { type: "MeasureInput['Values']", from: '@clubpulse/contract/body/measures/measures' },
  'intensity_flows.Segments': { type: 'FlowSegment[]', from: '@clubpulse/contract/workouts/flows/flows' },
  'invitations.Profile': { type: 'Partial<InvitedPerson>', from: '@clubpulse/contract/members/imports/imports' },
  'measure_batches.Failures': { type: 'BatchFailure[]', from: '@clubpulse/contract/body/measures/batches' },
  'measure_batches.Rows': { type: 'BatchRow[]', from: '@clubpulse/contract/body/measures/batches' },
  'member_import_rows.Person': { type: 'Partial<ImportedPerson>', from: '@clubpulse/contract/members/imports/imports' },
  'message_recipients.Facts': { type: 'ReaderFacts', from: '@clubpulse/contract/office/messages' },
  'messages.Target': { type: 'MessageTarget', from: '@clubpulse/contract/office/messages' },
  'messages.Texts': { type: 'MessageTexts', from: '@clubpulse/contract/office/messages' },
  'nameless_seats.Days': { type: 'MarkedDay[]', from: '@clubpulse/contract/calendar/seats/participants' },
  'notifications.Payload': { type: 'NotificationPayload', from: '@clubpulse/contract/office/notifications' },
  'notification_hours.StaffMail': { type: 'StaffMail', from: '@clubpulse/contract/office/notifications' },
  'planned_messages.Content': { type: 'MessageDraft', from: '@clubpulse/contract/office/messages' },
  'provider_workouts.Circuit': {
    type: 'ProviderCircuit',
    from: '@clubpulse/contract/workouts/provider-workouts/provider-workouts',
  },
  'provider_workouts.Sheet': { type: 'ProviderSheet', from: '@clubpulse/contract/workouts/provider-workouts/provider-workouts' },
  'provider_workouts.Texts': { type: 'ProviderTexts', from: '@clubpulse/contract/workouts/provider-workouts/provider-workouts' },
  'room_results.Segments': { type: 'ResultSegment[]', from: '@clubpulse/contract/live/room-results/room-results' },
  'room_runs.Content': { type: 'WorkoutContent', from: '@clubpulse/contract/live/room-workouts/room-workouts' },
  'room_runs.Ran': { type: 'Ran[]', from: '@clubpulse/contract/live/room-results/room-results' },
  'room_workouts.Ran': { type: 'Ran[]', from: '@clubpulse/contract/live/room-results/room-results' },
  'room_slots.Content': { type: 'WorkoutChoice', from: '@clubpulse/contract/live/room-workouts/room-workouts' },
  'room_workouts.Content': { type: 'WorkoutContent', from: '@clubpulse/contract/live/room-workouts/room-workouts' },
  'day_closes.Lines': { type: 'CloseLine[]', from: '@clubpulse/contract/billing/cash-desk/cash-desk' },
  'exercise_guides.Steps': { type: 'GuideStep[]', from: '@clubpulse/contract/workouts/exercises/guides' },
  'slideshows.Slides': { type: 'Slide[]', from: '@clubpulse/contract/workouts/slideshows/slideshows' },
  'timers.Exercises': { type: 'StoredTimerLine[]', from: '@clubpulse/contract/workouts/timers/timers' },
  'trainings.Pauses': { type: 'RecorderPause[]', from: '@clubpulse/contract/training/trainings' },
  'transaction_changes.After': { type: 'ChangedMoney', from: '@clubpulse/contract/billing/transactions' },
  'transaction_changes.Before': { type: 'ChangedMoney', from: '@clubpulse/contract/billing/transactions' },
  'trainer_availability.Exceptions': { type: 'AvailabilityException[]', from: '@clubpulse/contract/calendar/appointments' },
  'trainer_availability.Hours': { type: 'AvailableHours[]', from: '@clubpulse/contract/calendar/appointments' },
  'trainer_availability.Lengths': { type: 'AppointmentLength[]', from: '@clubpulse/contract/calendar/appointments' },
  'users.NotificationSettings': { type: "User['NotificationSettings']", from: '@clubpulse/contract/accounts/users' },
};

/** JSON columns without a type in the contract, each with the reason. */
const anyJson: Readonly<Record<string, string>> = {
  'events.Payload': 'of each kind of event its own, parsed by its listeners',
  'health_summaries.Figures': 'of each kind of summary its own, parsed as it is presented',
  'health_summaries.Samples': 'of each kind of summary its own, parsed as it is presented',
  'idempotency_keys.Answer': 'the answer of any call',
  'identity_payloads.Payload': 'the provider’s own',
  'installation.Value': 'of each key its own',
  'room_workouts.Began': 'numbers by the ids of people, parsed by its rows; gone with what runs',
  'webhook_deliveries.Data': 'data of an event, as it is sent',
};

/**
 * A check constraint with a list of values becomes a union type. A jsonb column gets its type from the contract, an id column its
 * id type (`idKinds`: module by column). Throws if a listed column does not exist.
 */
export function narrowColumns(schema: string, lists: readonly ClosedList[], idKinds: ReadonlyMap<string, string>): string {
  let narrowed = schema;
  for (const { table, column, words, isArray } of lists) {
    const union = words.map((word) => `"${word}"`).join(' | ');
    narrowed = replaceType(narrowed, table, column, 'string', isArray ? `(${union})` : union);
  }
  const imported = new Map<string, Set<string>>();
  const importType = (type: string, from: string) => imported.set(from, (imported.get(from) ?? new Set()).add(type));
  for (const [where, { type, from }] of Object.entries(jsonbColumns)) {
    const [table = '', column = ''] = where.split('.');
    narrowed = replaceType(narrowed, table, column, 'Json', `JsonText<${type}>`);
    importType(/^(?:Partial<)?(\w+)/.exec(type)?.[1] ?? '', from);
  }
  refuseUnnamed(narrowed);
  narrowed = narrowed.replace(/^(  (\w+Id): [^\n]*?)\bnumber\b/gm, (line, before: string, column: string) => {
    const from = idKinds.get(column);
    if (from === undefined) return line;
    importType(column, from);
    return `${before}${column}`;
  });
  const imports = [...imported]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, types]) => `import type { ${[...types].sort().join(', ')} } from "${from}";\n`);
  return narrowed.replace(
    /^import type \{ ColumnType \} from "kysely";\n/m,
    (line) =>
      `${imports.join('')}${line}\n/** Read as it was parsed, written as JSON text. */\ntype JsonText<T> = ColumnType<T, string, string>;\n`,
  );
}

function refuseUnnamed(schema: string): void {
  for (const [, name = '', fields = ''] of schema.matchAll(/^export interface (\w+) \{\n([\s\S]*?)^\}/gm))
    for (const [, column = ''] of fields.matchAll(/^  (\w+): [^\n]*\bJson\b/gm)) {
      const table = name.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase();
      if (anyJson[`${table}.${column}`] === undefined)
        throw new Error(
          `${table}."${column}" is jsonb: say its type, or why it has none (scripts/checks/database/column-types.ts)`,
        );
    }
}

function replaceType(schema: string, table: string, column: string, broad: string, narrow: string): string {
  const name = table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const field = new RegExp(`(export interface ${name} \\{\\n(?:  .*\\n)*?  ${column}: [^\\n]*?)\\b${broad}\\b`);
  if (!field.test(schema)) throw new Error(`${table}."${column}" is no column of type ${broad}`);
  return schema.replace(field, `$1${narrow}`);
}
