/** A table of which an export contains the rows of the club. */
interface ExportedTable {
  readonly table: string;
  /** Columns that are left out: secrets, and what only the server uses. */
  readonly without?: readonly string[];
  /** For a table without a club of its own: the table that its rows belong to, and the columns of the key in both. */
  readonly owner?: { readonly table: string; readonly key: string };
  /** Only rows for which this column is true. */
  readonly where?: string;
  /** Only these columns. */
  readonly only?: readonly string[];
}

const named = (...tables: readonly string[]): ExportedTable[] => tables.map((table) => ({ table }));

/** In the order of the files: the club, its people, money, calendar, training content, devices, log. */
export const exportedTables: readonly ExportedTable[] = [
  { table: 'clubs', without: ['InviteCode'] },
  ...named(
    'club_booking_settings',
    'club_dashboards',
    'club_equipments',
    'club_licenses',
    'club_vat',
    'desk_limits',
    'vat_articles',
    'vat_codes',
    'vat_packages',
    'vat_subscriptions',
  ),
  // Contact data beyond the e-mail is in the export of people, which respects what each member shares.
  {
    table: 'users',
    only: ['UserId', 'Nickname', 'FirstMidName', 'LastName', 'Email', 'Language'],
    owner: { table: 'club_people', key: 'UserId' },
  },
  ...named('user_roles', 'club_athletes', 'memberships', 'left_subscriptions', 'stages_left', 'club_tags'),
  { table: 'user_club_tags', owner: { table: 'club_tags', key: 'ClubTagId' } },
  ...named('family_members', 'tasks', 'notes', 'expirations', 'check_ins', 'trainer_awards'),
  {
    table: 'invitations',
    without: ['Code', 'Profile', 'MailId', 'FailedMailId'],
  },
  ...named('policies'),
  { table: 'policy_versions', owner: { table: 'policies', key: 'PolicyId' } },
  { table: 'policy_answers', owner: { table: 'policies', key: 'PolicyId' } },
  ...named(
    'messages',
    'automations',
    'automation_hours',
    'automation_runs',
    'club_websites',
    'trainer_availability',
    'end_reasons',
  ),
  { table: 'guest_bookings', without: ['SecretHash'] },
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
    'book_accounts',
    'accountant_exports',
  ),
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
  ...named('exercises', 'exercise_guides', 'exercises_put_away', 'workout_definitions', 'bridge_workouts', 'timers'),
  ...named('intensity_flows', 'slideshows', 'video_collections', 'video_collection_videos', 'videos'),
  ...named('training_programs', 'challenges', 'challenge_participants', 'challenge_awards'),
  ...named('display_groups', 'room_slots'),
  // Other events than those of the club's log may be about the health of a member.
  { table: 'events', where: 'Logged' },
  { table: 'bridges', without: ['SecretHash', 'Report'] },
  { table: 'displays', without: ['TokenHash'] },
  { table: 'kiosks', without: ['TokenHash', 'Code', 'CodeEndsAt'] },
  { table: 'webhooks', without: ['Secret', 'Written'] },
];

/** Tables with data of clubs that no export contains, by the reason. */
export const leftOut: Readonly<Record<string, readonly string[]>> = {
  'health, trainings, plans and files belong to the members, who export them themselves': [
    'attendance_notes',
    'class_session_heard',
    'consents',
    'deleted_trainings',
    'files',
    'first_trainings',
    'fitness_tests',
    'health_reads',
    'heart_minute',
    'live_training_participants',
    'measure_batches',
    'measure_events',
    'measure_reminders',
    'room_results',
    'training_comments',
    'training_comments_waived',
    'training_days',
    'training_months',
    'training_program_opens',
    'training_program_shares',
    'trainings',
    'video_plays',
    'workout_sheet_runs',
    'workout_sheet_shares',
    'workout_sheets',
  ],
  'secrets and links': [
    'api_tokens',
    'check_in_codes',
    'file_links',
    'leave_codes',
    'media_links',
    'registration_codes',
    'trainer_apps',
  ],
  'conversations with notes that their authors wrote for themselves': ['threads', 'thread_entries'],
  'drafts and notifications of one user': ['digests', 'generated_drafts', 'notifications', 'planned_messages'],
  'open questions that are answered in the club or end': [
    'challenge_invitations',
    'desk_corrections',
    'email_proposals',
    'family_invitations',
    'join_requests',
    'member_imports',
    'subscription_requests',
  ],
  'work of the server': [
    'club_daily_jobs',
    'club_exports',
    'club_factor_demands',
    'club_people',
    'demo_users',
    'image_keepers',
    'invitation_mails',
    'media_files',
    'nameless_joins',
    'payment_accounts',
    'payment_card_changes',
    'payment_customers',
    'payment_dispute_answers',
    'payment_reconciliations',
    'policy_reminders',
    'ranking_embeds',
    'room_runs',
    'room_scenes',
    'room_workouts',
    'website_refusals',
  ],
};
