/** The page’s copy for the list of keyboard shortcuts. */
export const words = {
  title: 'Keyboard shortcuts',
  close: 'Got it',
  groups: [
    {
      name: 'Anywhere',
      keys: [
        ['/', 'Search everything (or Ctrl + K)'],
        ['q', 'Add a reminder'],
        ['n', 'Add a reminder on the dashboard'],
        ['Ctrl + Z', 'Undo, one change at a time (Ctrl + Y: redo)'],
        ['?', 'Show these shortcuts'],
        ['Esc', 'Close dialog or menu'],
      ],
    },
    {
      name: 'In the agenda',
      keys: [
        ['j', 'Next reminder'],
        ['k', 'Previous reminder'],
        ['x', 'Complete or reopen'],
        ['e', 'Edit, or move what is overdue'],
        ['s', 'Snooze'],
        ['#', 'Delete'],
        ['t', 'Back to today'],
      ],
    },
    {
      name: 'In the week and day views',
      keys: [
        ['Shift + ← →', 'Move to another day'],
        ['Shift + ↑ ↓', 'Move by an hour'],
        ['+ -', 'Make longer or shorter'],
        ['Delete', 'Delete'],
      ],
    },
    {
      name: 'While writing a reminder',
      keys: [
        ['Enter', 'Create'],
        ['Shift + Enter', 'New line'],
      ],
    },
    {
      name: 'In the calendar',
      keys: [
        ['← → ↑ ↓', 'Another day'],
        ['Page Up, Page Down', 'Another month'],
        ['Enter', 'Pick the day'],
      ],
    },
  ],
} as const
