import type pg from 'pg'

/** Inserts an alert of a person that is due now, by email, which goes to the outbox. */
export async function insertDueAlert(client: pg.Client): Promise<void> {
  await client.query(`
    with person as (
      insert into users (id, email, email_key, full_name, password_hash, email_verified_at, created_at)
      values (gen_random_uuid(), 'a@example.in', 'a@example.in', 'Asha Rao', '', now(), now()) returning id
    ), reminder as (
      insert into reminders (id, user_id, title, description, date, time, time_defaulted, time_zone, recurrence, tags, created_at, updated_at)
      select gen_random_uuid(), id, 'call Ravi', '', current_date, '09:00', false, 'Asia/Kolkata', 'none', '{}', now(), now()
      from person returning id, user_id
    )
    insert into alerts (id, user_id, reminder_id, occurrence_on, occurrence_at, moment, channel, due_at, ready_at)
    select gen_random_uuid(), user_id, id, current_date, now(), 'due', 'email', now(), now() from reminder`)
}

export const alertState = async (client: pg.Client): Promise<string> =>
  (await client.query('select state from alerts')).rows[0].state
