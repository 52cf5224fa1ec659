// Tests that tell what is fetched late ask the browser which files came; it would keep 250 of them and forget the rest.
performance.setResourceTimingBufferSize(10_000);
