/** Renders text with its web addresses as links. */
export const Linked = ({ text }: { text: string }) =>
  text.split(/(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <a
        key={place}
        href={part}
        target="_blank"
        rel="noopener noreferrer"
        title="Opens in a new tab"
        className="text-teal underline underline-offset-2"
      >
        {part}
      </a>
    ),
  )
