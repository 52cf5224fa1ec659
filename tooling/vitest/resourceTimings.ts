// Tests of lazy parts read from the resource timings which files were loaded; by default a browser keeps only 250 entries.
performance.setResourceTimingBufferSize(10_000);
