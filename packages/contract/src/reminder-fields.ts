/** The fields of a reminder that a form changes, without the schemas, for pages that do not need them. */
export const editedFields = [
  'title',
  'description',
  'date',
  'time',
  'recurrence',
  'ends_on',
  'priority',
  'tags',
  'checklist',
  'duration_minutes',
  'lead_minutes',
  'nag_minutes',
  'since_year',
] as const
