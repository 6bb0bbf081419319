import type { ClubExportException } from '@clubpulse/contract/office/club-exports/club-exports';
import { type RawBuilder, sql } from 'kysely';

interface ExportedTable {
  readonly table: string;
  /** Columns that are left out: secrets, and what only the server uses. */
  readonly without?: readonly string[];
  /** For a table without a club of its own: the table that its rows belong to, and the key column, which both tables have. */
  readonly owner?: { readonly table: string; readonly key: string };
  /** About a row of the table with the name `one`. */
  readonly where?: RawBuilder<boolean>;
  readonly only?: readonly string[];
  /** Columns of users that have a value only if managers of the club may read it. */
  readonly contact?: readonly string[];
}

const named = (...tables: readonly string[]): ExportedTable[] => tables.map((table) => ({ table }));

const contact = ['BirthDate', 'Gender', 'Phone', 'Address1', 'Address2', 'PostalCode', 'City', 'Country', 'Occupation'];

export const exportedTables: readonly ExportedTable[] = [
  { table: 'clubs', without: ['InviteCode'] },
  { table: 'brands', owner: { table: 'clubs', key: 'BrandId' } },
  ...named(
    'club_booking_settings',
    'club_dashboards',
    'club_equipments',
    'club_factor_demands',
    'club_licenses',
    'club_vat',
    'desk_limits',
    'vat_articles',
    'vat_codes',
    'vat_packages',
    'vat_subscriptions',
  ),
  {
    table: 'users',
    only: ['UserId', 'Nickname', 'FirstMidName', 'LastName', 'Email', 'Language', ...contact],
    contact,
    owner: { table: 'club_people', key: 'UserId' },
  },
  ...named('user_roles', 'club_athletes', 'memberships', 'left_subscriptions', 'stages_left', 'club_tags'),
  { table: 'user_club_tags', owner: { table: 'club_tags', key: 'ClubTagId' } },
  ...named('family_members', 'tasks', 'notes', 'expirations', 'check_ins', 'trainer_awards'),
  ...named('join_requests', 'subscription_requests', 'member_imports', 'policy_reminders'),
  { table: 'attendance_notes', without: ['AverageHeartRate', 'Calories', 'Distance'] },
  { table: 'files', without: ['Name'], where: sql`one."Kind" = 'Document'` },
  {
    table: 'invitations',
    without: ['Code', 'Profile', 'MailId', 'FailedMailId'],
  },
  ...named('policies'),
  { table: 'policy_versions', owner: { table: 'policies', key: 'PolicyId' } },
  { table: 'policy_answers', owner: { table: 'policies', key: 'PolicyId' } },
  ...named(
    'messages',
    'threads',
    'automations',
    'automation_hours',
    'automation_runs',
    'club_websites',
    'trainer_availability',
    'end_reasons',
  ),
  { table: 'message_recipients', without: ['Facts', 'MailId'], owner: { table: 'messages', key: 'MessageId' } },
  { table: 'thread_entries', where: sql`one."Kind" <> 'OwnNote'` },
  { table: 'planned_messages', where: sql`one."SendAt" is not null` },
  { table: 'ranking_embeds', without: ['Code', 'Mark'] },
  { table: 'guest_bookings', without: ['SecretHash', 'HoldHash'] },
  ...named('articles', 'class_subscriptions', 'credits_packages'),
  { table: 'subscription_plans', owner: { table: 'class_subscriptions', key: 'ClassSubscriptionId' } },
  { table: 'user_subscriptions', without: ['InvoiceUrl'] },
  { table: 'user_subscription_installments', owner: { table: 'user_subscriptions', key: 'UserSubscriptionId' } },
  { table: 'transactions', without: ['RequestKey'] },
  { table: 'transaction_changes', owner: { table: 'transactions', key: 'TransactionId' } },
  ...named('receipts', 'receipt_numbers', 'debts', 'write_offs', 'day_closes', 'drawer_moves', 'method_corrections'),
  { table: 'payment_orders', without: ['RequestKey', 'Url', 'ExtCheckoutId'] },
  ...named(
    'payment_payouts',
    'payment_entries',
    'payment_differences',
    'payment_disputes',
    'payment_reconciliations',
    'book_accounts',
    'accountant_exports',
  ),
  { table: 'payment_accounts', without: ['ExtAccountId', 'RequestKey', 'ReadNumber'] },
  { table: 'payment_dispute_answers', without: ['RequestKey'] },
  ...named('ledger_accounts'),
  { table: 'ledger_entries', owner: { table: 'ledger_accounts', key: 'LedgerAccountId' } },
  ...named('classes', 'class_schedules', 'scheduled_days', 'class_participants'),
  { table: 'nameless_seats', owner: { table: 'classes', key: 'ClassId' } },
  { table: 'course_attendance', owner: { table: 'class_participants', key: 'ClassParticipantId' } },
  ...named(
    'booking_strikes',
    'recurring_bookings',
    'class_sessions',
    'live_trainings',
    'recurrent_live_trainings',
    'group_trainings',
  ),
  { table: 'recurring_booking_tries', owner: { table: 'recurring_bookings', key: 'RecurringBookingId' } },
  { table: 'group_training_stretches', owner: { table: 'group_trainings', key: 'GroupTrainingId' } },
  ...named('exercises', 'exercise_guides', 'exercises_put_away', 'workout_definitions', 'bridge_workouts', 'timers'),
  ...named('intensity_flows', 'slideshows', 'video_collections', 'video_collection_videos', 'videos'),
  {
    table: 'workout_sheets',
    without: ['Confirmations', 'Decisions', 'SearchText', 'SortName'],
    where: sql`one."UserId" is null`,
  },
  ...named('training_programs', 'challenges', 'challenge_invitations', 'challenge_participants', 'challenge_awards'),
  { table: 'challenge_totals_left', owner: { table: 'challenges', key: 'ChallengeId' } },
  ...named('display_groups', 'room_slots', 'room_runs'),
  // Events outside the club's log may be about the health of a member, so they are not exported.
  { table: 'events', where: sql`one."Logged"` },
  { table: 'bridges', without: ['SecretHash', 'Report'] },
  { table: 'displays', without: ['TokenHash'] },
  { table: 'kiosks', without: ['TokenHash', 'Code', 'CodeEndsAt'] },
  { table: 'trainer_apps', without: ['Code', 'SecretHash'] },
  { table: 'demo_users', without: ['Code', 'HardwareId'] },
  { table: 'webhooks', without: ['Secret', 'Written'] },
];

/** Tables of clubs, and tables below them, that no export contains, by the reason. */
export const leftOut: Readonly<Record<ClubExportException, readonly string[]>> = {
  members: [
    'class_session_heard',
    'consents',
    'deleted_trainings',
    'first_trainings',
    'fitness_tests',
    'health_reads',
    'health_scales',
    'heart_minute',
    'live_training_participants',
    'measure_batches',
    'measure_events',
    'measure_reminders',
    'measures',
    'room_results',
    'training_beats',
    'training_comments',
    'training_comments_waived',
    'training_days',
    'training_links',
    'training_months',
    'training_program_opens',
    'training_program_shares',
    'training_recordings',
    'training_series',
    'trainings',
    'video_plays',
    'wearable_activities',
    'workout_sheet_run_sets',
    'workout_sheet_runs',
    'workout_sheet_shares',
  ],
  contact: ['desk_corrections', 'email_proposals', 'family_invitations', 'member_import_rows'],
  own: ['digests', 'generated_drafts', 'notifications'],
  files: ['image_keepers', 'media_files', 'media_objects', 'uploads'],
  secrets: [
    'api_tokens',
    'check_in_codes',
    'display_pairings',
    'file_links',
    'leave_codes',
    'media_links',
    'payment_card_changes',
    'payment_customers',
    'registration_codes',
  ],
  server: [
    'bridge_progress',
    'circuit_presses',
    'club_daily_jobs',
    'club_exports',
    'club_people',
    'hidden_from_walls',
    'invitation_mails',
    'nameless_joins',
    'room_scenes',
    'room_workouts',
    'types_held',
    'visitor_seats',
    'webhook_deliveries',
    'website_refusals',
  ],
};
