"""All that is somebody's here, in whatever room: handed on, given out, or gone."""
