/** The heading of one of several views on a page. */
export const ViewHeading = ({ id, title, text }: { id: string; title: string; text: string }) => (
  <header className="mb-4">
    <h2 id={id} className="text-xl font-semibold">
      {title}
    </h2>
    <p className="mt-1 text-soft max-sm:text-md">{text}</p>
  </header>
)
