/** What a form changes of a reminder; without the schemas, for a page that has no use for them. */
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
