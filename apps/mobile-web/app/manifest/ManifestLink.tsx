import { useVisitor } from '@lunette/app-server/page';

/** Links the web manifest in the language and for the country of the page. */
export function ManifestLink() {
  const { country, language } = useVisitor();
  return <link rel="manifest" href={`/manifest.webmanifest?country=${country}&language=${language}`} />;
}
